// A brother on the road, or oneself.
import { displayName } from '@aerie/contract/person'
import type { Trip } from '@aerie/contract/trips'
import { shortDays } from '@aerie/text/dates'
import { Tag } from '#ui/lists/tag.tsx'
import { TripRow } from './trip-row.tsx'
import { isUnderWay } from './trip-times.ts'

export function TravellerRow({ trip, today, isOwn = false }: { trip: Trip; today: string; isOwn?: boolean }) {
  const { traveller, title, locations, startDate, endDate } = trip
  return (
    <TripRow
      to={isOwn ? '/trips' : `/profile/${traveller.id}`}
      name={isOwn ? 'You' : displayName(traveller)}
      photo={traveller.profileImageUrl}
      photoHash={traveller.profileImageHash}
      title={title}
      places={locations}
      dates={shortDays(startDate, endDate)}
      tag={isUnderWay(trip, today) && <Tag tone="foil">Active</Tag>}
    />
  )
}
