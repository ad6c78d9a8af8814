// Offices with their holders, the roll, and roles.
import { OfficesCard } from '../features/offices/offices-card.tsx'
import { RolesCard } from '../features/offices/roles-card.tsx'
import { RollCard } from '../features/offices/roll-card.tsx'
import { GallerySection } from './gallery-section.tsx'

const OFFICES = [
  { slug: 'president', label: 'President', color: 'president' },
  { slug: 'treasurer', label: 'Treasurer', color: 'treasurer' },
] as const
const TERMS = [{ id: 1, office: 'President', memberId: null, from: '2025-01-01', until: null }]

export const OfficePieces = () => (
  <GallerySection title="Offices">
    <OfficesCard terms={TERMS} brothers={new Map()} offices={OFFICES} mayManage />
    <RollCard terms={TERMS} brothers={new Map()} offices={OFFICES} mayManage />
    <RolesCard members={[]} me={1} />
  </GallerySection>
)
