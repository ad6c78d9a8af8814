// Beside a trip that is planned: the gatherings near its places and days that one is asked to.
import type { NearGathering } from '@aerie/contract/gathering-trips'
import { dayOfMonth, isDay } from '@aerie/text/dates'
import { plural } from '@aerie/text/plurals'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePaused } from '#lib/use-paused.ts'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { besideTrip } from './near-words.ts'
import { nearGatheringsQuery } from './queries.ts'

interface GatheringsNearProps {
  /** As they are typed. */
  places: string[]
  startDate: string
  endDate: string
}

/** Nothing where there is none, where it is not known yet, and where it could not be asked: a trip is planned without it. */
export function GatheringsNear({ places, startDate, endDate }: GatheringsNearProps) {
  const areDays = isDay(startDate) && isDay(endDate) && startDate <= endDate
  const typed = usePaused(places.map((place) => place.trim()).join('\n'))
  const asked = areDays ? [...new Set(typed.split('\n'))].filter((place) => place !== '') : []
  const { data = [] } = useQuery({
    ...nearGatheringsQuery(asked, startDate, endDate),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  const gatherings = asked.length > 0 ? data : []
  return (
    <div role="status" className="empty:hidden">
      {gatherings.length > 0 && (
        <Note>
          <p>{plural(gatherings.length, 'A gathering near your trip:', 'Gatherings near your trip:')}</p>
          <ul className="mt-1 grid gap-1">
            {gatherings.map((gathering) => (
              <li key={gathering.id}>
                <Link to={`/events/${gathering.id}`} target="_blank">
                  {gathering.title}
                </Link>
                {`, ${gathering.city ?? gathering.location}, ${dayOfMonth(gathering.startDate)}: `}
                {besideTrip(gathering, { startDate, endDate })}
                {OWN[gathering.own?.standing ?? 'none']}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

const OWN: Record<NonNullable<NearGathering['own']>['standing'] | 'none', string> = {
  none: '. You have not answered.',
  going: '. You are coming.',
  waiting: '. You wait for a seat.',
  maybe: '. You may come.',
  cannot: '. You said that you cannot come.',
}
