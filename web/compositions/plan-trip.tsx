// A trip of one’s own to a gathering, to be planned in the form of trips.

import type { GatheringTrips } from '@aerie/contract/gathering-trips'
import type { Gathering } from '@aerie/contract/gatherings'
import { MapPinPlus } from 'lucide-react'
import { TripOffer } from '#features/gathering-trips/trip-offer.tsx'
import { tripDialog } from '#features/trips/use-trip-dialog.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

/** `id` is the gathering's. */
export const PlanTrip = ({ id }: Pick<Gathering, 'id'>) => (
  <TripOffer gatheringId={id} button={(plan) => <PlanButton plan={plan} />} />
)

function PlanButton({ plan }: { plan: NonNullable<GatheringTrips['plan']> }) {
  const { code, count, isOpen, isComing, open, close, approach } = useLazyDialog(tripDialog)
  const { location, startDate, endDate } = plan
  return (
    <>
      <Button {...approach} icon={<MapPinPlus />} pending={isComing} onClick={open}>
        Plan a trip
      </Button>
      {code && <code.Dialog key={count} open={isOpen} onClose={close} place={location} days={{ startDate, endDate }} />}
    </>
  )
}
