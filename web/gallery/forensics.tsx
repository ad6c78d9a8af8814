// What the Forensics Tool says of a leaked picture.
import type { LeakFinding, Suspect } from '@aerie/contract/forensics'
import { FindingStep } from '../features/forensics/finding-step.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const SUSPECT: Suspect = {
  viewer: 214,
  name: 'Arjun Nair',
  isMember: true,
  profileImageUrl: null,
  profileImageHash: null,
  evidence: 'decoded',
  oneIn: 41_000_000,
  copy: {
    viewer: 214,
    name: 'Arjun Nair',
    ip: '203.0.113.46',
    timestamp: '2026-11-14T21:17:08.000Z',
    hash: '9f2c71e05b8d4463a1907fe2c6b35d18e4470a9c3b5f6d12870ee4c19ab23f57',
  },
  ownUpload: { at: '2026-11-16T09:30:00.000Z', others: 12 },
}
const ANOTHER: Suspect = {
  ...SUSPECT,
  viewer: 3,
  name: 'Piotr Zieliński',
  copy: null,
  evidence: 'averaged',
  ownUpload: null,
}
const ONE: LeakFinding = {
  outcome: 'one',
  watermarkData: SUSPECT.copy,
  suspects: [SUSPECT],
  foreignUploads: [],
  photo: null,
  documentTitle: null,
  leak: null,
  compared: 3_118,
  elapsedMs: 900,
  unreadable: null,
}
const FILE = new File([], 'IMG-20261118-WA0007.jpg')

export const ForensicsPieces = () => (
  <GallerySection title="The Forensics Tool">
    <Card>
      <FindingStep file={FILE} finding={ONE} searcher="Marcus Oyelaran" />
    </Card>
    <Card className="mt-4">
      <FindingStep
        file={FILE}
        finding={{ ...ONE, outcome: 'several', suspects: [SUSPECT, ANOTHER] }}
        searcher="Marcus Oyelaran"
      />
    </Card>
  </GallerySection>
)
