// A brother on the road.
import type { Trip } from '@aerie/contract/trips'
import { Tag } from '#ui/lists/tag.tsx'
import { dayText } from './days.ts'
import { TripRow } from './trip-row.tsx'
import { isUnderWay } from './trip-times.ts'

export function TravellerRow({ trip, today }: { trip: Trip; today: string }) {
  const { traveller, title, locations, startDate, endDate } = trip
  return (
    <TripRow
      to={`/profile/${traveller.id}`}
      name={`${traveller.firstName} ${traveller.lastName}`}
      photo={traveller.profileImageUrl}
      photoHash={traveller.profileImageHash}
      title={title}
      places={locations}
      dates={`${dayText(startDate)} to ${dayText(endDate)}`}
      tag={isUnderWay(trip, today) && <Tag tone="foil">Active</Tag>}
    />
  )
}
