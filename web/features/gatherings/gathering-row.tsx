// One gathering in a list, which leads to its page.
import './gathering-row.css'
import type { ListedGathering } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { listOf } from '@aerie/text/lists'
import { Clock, MapPin, UserRound } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { cx } from '#ui/theme/cx.ts'
import { DateMark } from './date-mark.tsx'
import { SmallCover } from './gathering-cover.tsx'
import { OwnAnswer } from './own-answer.tsx'
import { hourWords } from './time-words.ts'
import { comingWords } from './who-comes.ts'

type GatheringRowProps = { gathering: ListedGathering; isOver: boolean; onPoint: (id?: number) => void }

export function GatheringRow({ gathering, isOver, onPoint }: GatheringRowProps) {
  const { id, title, startDate, endDate, location, place, calledOffAt, isOfficial, cover } = gathering
  return (
    <li
      className={cx('gathering-row', cover && 'gathering-row-pictured', calledOffAt !== null && 'gathering-row-off')}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint()}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint()}
    >
      <DateMark startDate={startDate} endDate={endDate} />
      <SmallCover cover={cover} />
      <div>
        <h3>
          <Link to={`/events/${id}`}>{title}</Link>
        </h3>
        <ul className="gathering-row-facts">
          <li>
            <Clock />
            {hourWords(gathering)}
          </li>
          <li>
            <MapPin />
            {place ? `${place}, ${location}` : location}
          </li>
          <li>
            <UserRound />
            Host: {hostWords(gathering)}
          </li>
        </ul>
        <div className="gathering-row-foot">
          {calledOffAt === null && (
            <span className="gathering-row-coming">
              <Portraits of={gathering.portraits} />
              {comingWords(gathering, isOver)}
            </span>
          )}
          <span className="gathering-row-tags">
            {isOfficial && <Tag tone="info">Official</Tag>}
            {calledOffAt === null ? (
              <OwnAnswer gathering={gathering} isOver={isOver} />
            ) : (
              <Tag tone="danger">Called off</Tag>
            )}
          </span>
        </div>
      </div>
    </li>
  )
}

/** Some of those who come; on a phone fewer. */
const Portraits = ({ of }: { of: ListedGathering['portraits'] }) => (
  <span className="gathering-row-portraits">
    {of.map((member) => (
      <Portrait
        key={member.id}
        name={displayName(member)}
        src={member.profileImageUrl}
        hash={member.profileImageHash}
        width={27}
      />
    ))}
  </span>
)

/** Of one that nobody of its hosts is left of, the organisation's. */
const hostWords = ({ hosts }: Pick<ListedGathering, 'hosts'>) =>
  hosts.length === 0 ? 'the organisation' : listOf(hosts.map(displayName))
