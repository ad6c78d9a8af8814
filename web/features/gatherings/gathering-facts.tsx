// When a gathering is and where, by both clocks.
import './gathering-facts.css'
import type { Gathering } from '@aerie/contract/gatherings'
import { Clock, MapPin } from 'lucide-react'
import { Card } from '#ui/layout/card.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { clockWords, spanWords } from './time-words.ts'

export function GatheringFacts({ gathering }: { gathering: Gathering }) {
  const { place, location } = gathering
  return (
    <Card flush>
      <ul className="gathering-facts">
        <li>
          <Clock />
          <div>
            <b>{spanWords(gathering)}</b>
            <small>{clockWords(gathering)}</small>
            {!gathering.isOver && gathering.calledOffAt === null && (
              <div className="mt-2">
                <CalendarLink gathering={gathering} />
              </div>
            )}
          </div>
        </li>
        <li>
          <MapPin />
          <div>
            <b>{place ?? location}</b>
            {place && <small>{location}</small>}
          </div>
        </li>
      </ul>
    </Card>
  )
}
