// To who goes to a gathering elsewhere: the trip that he may want to plan. None is made for him.
import type { GatheringTrips } from '@aerie/contract/gathering-trips'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { gatheringTripsQuery } from './queries.ts'

interface TripOfferProps {
  gatheringId: number
  /** The button that plans it. */
  button: (plan: NonNullable<GatheringTrips['plan']>) => ReactNode
}

/** Nothing where he has one, lives there, or does not go. */
export function TripOffer({ gatheringId, button }: TripOfferProps) {
  const plan = useQuery(gatheringTripsQuery(gatheringId)).data?.plan
  if (!plan) return null
  return (
    <Card title="Plan a trip there?">
      <p className="mb-3 text-ink-2">Brothers near {plan.location} hear of it only if you share it.</p>
      {button(plan)}
    </Card>
  )
}
