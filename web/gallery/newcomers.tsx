// The first steps of a new brother, and who has joined lately.
import type { FirstSteps, Newcomer } from '@aerie/contract/newcomers'
import { FirstStepsList } from '../features/newcomers/first-steps.tsx'
import { NewcomerRow } from '../features/newcomers/newcomers-card.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const STEPS: FirstSteps = {
  photo: 'open',
  city: 'done',
  work: 'open',
  privacy: 'open',
  bigBrother: 'waiting',
  location: 'Copenhagen, Denmark',
  isOnMap: true,
  bigBrotherName: 'Søren Halvorsen',
}
const NEWCOMER: Newcomer = {
  id: 1,
  firstName: 'Nils',
  lastName: 'Østberg',
  profileImageUrl: null,
  profileImageHash: null,
  class: null,
  pledgeClass: 35,
  arrivedAt: '2026-11-20T09:00:00.000Z',
}
const nothing = () => {}

export const NewcomerPieces = () => (
  <GallerySection title="New brothers">
    <div className="grid max-w-160 gap-6">
      <FirstStepsList steps={STEPS} onPrivacy={nothing} onDismiss={nothing} isDismissing={false} />
      <Card title="Joined lately" flush>
        <ul className="newcomers-card">
          <NewcomerRow newcomer={NEWCOMER} shortName="OSOP" />
        </ul>
      </Card>
    </div>
  </GallerySection>
)
