// One of one's own trips, with what can be done about it.

import type { Trip } from '@aerie/contract/trips'
import { paddedDay } from '@aerie/text/dates'
import { Globe, Lock, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { useActivateTrip, useShareTrip } from './toggles.ts'
import { TripCard } from './trip-card.tsx'
import { TripStops } from './trip-stops.tsx'
import { isOver, isUnderWay } from './trip-times.ts'

interface OwnTripCardProps {
  trip: Trip
  today: string
  onEdit: () => void
  onDelete: () => void
}

export function OwnTripCard({ trip, today, onEdit, onDelete }: OwnTripCardProps) {
  const { title, startDate, endDate, stops } = trip
  const isNow = isUnderWay(trip, today)
  return (
    <TripCard
      title={title}
      dates={`${paddedDay(startDate)} to ${paddedDay(endDate)}`}
      isNow={isNow}
      isQuiet={!trip.isActive || isOver(trip, today)}
      tags={<TripTags trip={trip} isNow={isNow} />}
      foot={<TripActions trip={trip} onEdit={onEdit} onDelete={onDelete} />}
    >
      <TripStops stops={stops} />
    </TripCard>
  )
}

const TripTags = ({ trip: { isActive, isShared }, isNow }: { trip: Trip; isNow: boolean }) => (
  <>
    {isNow && <Tag tone="foil">Active</Tag>}
    {!isActive && <Tag tone="quiet">Inactive</Tag>}
    {isShared ? <Tag icon={<Globe />}>Shared</Tag> : <Tag icon={<Lock />}>Private</Tag>}
  </>
)

function TripActions({ trip, onEdit, onDelete }: Pick<OwnTripCardProps, 'trip' | 'onEdit' | 'onDelete'>) {
  const { title, isShared, isActive } = trip
  const share = useShareTrip(trip)
  const activate = useActivateTrip(trip)
  return (
    <>
      <Switch
        label="Share"
        aria-label={`Share ${title}`}
        checked={isShared}
        onChange={({ target }) => share.mutate(target.checked)}
      />
      <Tooltip
        label={isActive ? 'You keep it; nobody sees it or is told of it' : 'Brothers see it again, if it is shared'}
      >
        <Button variant="ghost" size="sm" onClick={() => activate.mutate(!isActive)}>
          {isActive ? 'Set inactive' : 'Set active'}
        </Button>
      </Tooltip>
      <Tooltip label="Edit">
        <IconButton size="sm" label={`Edit ${title}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
      </Tooltip>
      <Tooltip label="Delete">
        <IconButton size="sm" label={`Delete ${title}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </Tooltip>
    </>
  )
}
