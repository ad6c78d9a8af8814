// Offices with their holders, the roll, and roles.
import { OfficesCard } from '../features/offices/offices-card.tsx'
import { RolesCard } from '../features/offices/roles-card.tsx'
import { RollCard } from '../features/roll/roll-card.tsx'
import { GallerySection } from './gallery-section.tsx'

const OFFICES = [
  { slug: 'president', label: 'President', color: 'president' },
  { slug: 'treasurer', label: 'Treasurer', color: 'treasurer' },
] as const
const TERMS = [
  { id: 1, office: 'President', memberId: null, from: '2025-01-01', until: null },
  { id: 2, office: 'President', memberId: null, from: '2021-01-01', until: '2024-12-31' },
]
const ROLL = { terms: TERMS, brothers: new Map(), offices: OFFICES, today: '2026-11-24' }

export const OfficePieces = () => (
  <GallerySection title="Offices">
    <OfficesCard {...ROLL} mayManage onOffice={() => {}} />
    <OfficesCard {...ROLL} mayManage={false} onOffice={() => {}} />
    <RollCard {...ROLL} mayManage view={{ year: 2025, office: null }} onView={() => {}} />
    <RolesCard members={[]} me={1} />
  </GallerySection>
)
