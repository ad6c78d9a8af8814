// The cities of the map as a list, over it: for keyboards, for screen readers, and where no map can be drawn.
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'
import './place-list.css'
import { List, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Place } from '#features/map-layout/place.ts'
import { Button } from '#ui/controls/button.tsx'
import { countBrothers, PlacePeople } from './place-card.tsx'

interface PlaceListProps {
  places: Place[]
  picked: Place | undefined
  pick: (place: Place | undefined) => void
  /** Lies folded over the map until asked for, but where that is all there is. */
  startsOpen?: boolean
  /** Stands above the cities. */
  children?: ReactNode
}

/** More than anybody reads on; the rest comes in steps of as many. */
const STEP = 100

export function PlaceList({ places, picked, pick, startsOpen = false, children }: PlaceListProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const [shown, setShown] = useState(STEP)
  const listId = useId()
  return (
    <div className="place-list" data-open={isOpen}>
      <Button
        size="sm"
        className="place-list-fold"
        icon={isOpen ? <X /> : <List />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close list' : 'Show as list'}
      </Button>
      <div id={listId} hidden={!isOpen} className="place-list-cities">
        {children}
        <ul aria-label="Cities">
          {isOpen &&
            places
              .slice(0, shown)
              .map((place) => <City key={place.key} place={place} isPicked={place === picked} pick={pick} />)}
        </ul>
        {places.length > shown && (
          <Button variant="link" onClick={() => setShown(shown + STEP)}>
            {`Show more of ${formatCount(places.length)} cities`}
          </Button>
        )}
      </div>
    </div>
  )
}

interface CityProps extends Pick<PlaceListProps, 'pick'> {
  place: Place
  isPicked: boolean
}

const City = ({ place, isPicked, pick }: CityProps) => (
  <li>
    <button type="button" aria-expanded={isPicked} onClick={() => pick(isPicked ? undefined : place)}>
      <span>{place.city}</span>
      <span className="place-list-meta">{describe(place)}</span>
    </button>
    {isPicked && <PlacePeople place={place} />}
  </li>
)

function describe({ country, memberCount, travellers, gatherings }: Place) {
  const parts = [
    country,
    memberCount > 0 && countBrothers(memberCount),
    travellers.length > 0 && `${travellers.length} travelling`,
    gatherings.length > 0 && counted(gatherings.length, 'gathering'),
  ]
  return parts.filter(Boolean).join(' · ')
}
