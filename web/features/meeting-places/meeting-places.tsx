// The cities and days that bring most brothers together anyway; pressing one chooses it.
import './meeting-places.css'
import type { MeetingPlace } from '@aerie/contract/meeting-places'
import { longDays } from '@aerie/text/dates'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { meetingPlacesQuery } from './queries.ts'

interface MeetingPlacesProps {
  isChosen: (place: MeetingPlace) => boolean
  onChoose: (place: MeetingPlace) => void
}

export function MeetingPlaces({ isChosen, onChoose }: MeetingPlacesProps) {
  const query = useQuery(meetingPlacesQuery)
  return (
    <Field
      label="Where would most of us be?"
      hint="From where we live on the map, and shared trips, within a year. Private trips never count. Press one to fill it in."
    >
      <FieldGroup className="grid">
        <QueryState
          query={query}
          skeleton={<PlacesSkeleton />}
          failure="Where most of us would be could not be loaded"
          empty={<p className="text-ink-2">Not enough shared trips yet: nowhere would three of us be together.</p>}
        >
          {(places) => (
            <ul className="meeting-places">
              {places.map((place) => (
                <li key={place.location}>
                  <button
                    type="button"
                    className="meeting-place"
                    aria-pressed={isChosen(place)}
                    onClick={() => onChoose(place)}
                  >
                    <b>{formatCount(place.count)}</b>
                    <span>
                      in and around {place.city}
                      <small>{daysOf(place)}</small>
                    </span>
                    {isChosen(place) && <Check aria-hidden />}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </FieldGroup>
    </Field>
  )
}

const daysOf = ({ days }: MeetingPlace) => (days ? longDays(days.first, days.last) : 'They live there: any day')

const PlacesSkeleton = () => (
  <Loading label="Loading where most of us would be" className="meeting-places">
    {[1, 2, 3, 4].map((one) => (
      <Skeleton key={one} height={58} />
    ))}
  </Loading>
)
