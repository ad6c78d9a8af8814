// When a gathering is and where, by both clocks.
import './gathering-facts.css'
import type { Gathering } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { Clock, MapPin, UserRound } from 'lucide-react'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { clockWords, spanWords } from './time-words.ts'

export function GatheringFacts({ gathering }: { gathering: Gathering }) {
  const { place, location, hosts, isOfficial } = gathering
  return (
    <Card flush>
      <ul className="gathering-facts">
        <li>
          <Clock />
          <div>
            <b>{spanWords(gathering)}</b>
            <small>{clockWords(gathering)}</small>
          </div>
        </li>
        <li>
          <MapPin />
          <div>
            <b>{place ?? location}</b>
            {place && <small>{location}</small>}
          </div>
        </li>
        <li>
          <UserRound />
          <div>
            {hosts.length === 0 && <b>The organisation</b>}
            {hosts.map((host) => (
              <Link key={host.id} to={`/profile/${host.id}`}>
                <b>{displayName(host)}</b>
              </Link>
            ))}
            <small>{isOfficial ? 'Host, for the organisation' : 'Host'}</small>
          </div>
        </li>
      </ul>
    </Card>
  )
}
