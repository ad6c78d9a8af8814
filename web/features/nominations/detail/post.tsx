// One position while brothers are named for it: whether it has a candidate, who is shown of those who stand, and whom one has named.
import './post.css'
import { MOST_NAMED_BY_ONE } from '@aerie/contract/nomination-values'
import type { NominationPosition, Standing } from '@aerie/contract/nomination-views'
import { counted } from '@aerie/text/plurals'
import { Check, UserPlus } from 'lucide-react'
import { classBadge, classWords } from '#features/elections/election-words.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { classNote, nominatedBy } from '../words/nomination-words.ts'
import { NamedByYouRow } from './named-by-you-row.tsx'
import { NamedRow } from './named-row.tsx'
import { OwnRow } from './own-row.tsx'

interface PostProps {
  electionId: number
  position: NominationPosition
  /** Whether the list is open. */
  isOpen: boolean
  /** Whether one votes for it. */
  eligible: boolean
  onNominate: () => void
  onAnswer: () => void
  onAppeal: () => void
}

export function Post({ electionId, position, isOpen, eligible, onNominate, onAnswer, onAppeal }: PostProps) {
  const { title, description, own, canNominate } = position
  const me = useSession()
  const standing = position.standing ?? []
  const others = standing.filter(({ nomineeId }) => nomineeId !== own?.nomineeId)
  const named = position.namedByYou.filter(({ nomineeId }) => !standing.some((one) => one.nomineeId === nomineeId))
  const classes = classBadge(position)
  return (
    <section className="post" aria-label={title}>
      <header>
        <div>
          <h3>{title}</h3>
          {description && <p className="post-words">{description}</p>}
        </div>
        {canNominate && (
          <Button icon={<UserPlus />} aria-label={`Nominate for ${title}`} onClick={onNominate}>
            Nominate
          </Button>
        )}
      </header>
      <p className="post-state">
        <PositionTag has={position.has} isOpen={isOpen} />
        {classes && <Tag>{classes}</Tag>}
        <span>{isOpen && stateWords(position, eligible)}</span>
      </p>
      {(others.length > 0 || own || named.length > 0) && (
        <ul className="post-names">
          {others.map((one) => (
            <StandingRow key={one.nomineeId} standing={one} />
          ))}
          {own && <OwnRow {...{ electionId, me, own, isOpen, title, onAnswer, onAppeal }} />}
          {named.map((one) => (
            <NamedByYouRow key={one.nomineeId} electionId={electionId} named={one} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </section>
  )
}

const PositionTag = ({ has, isOpen }: Pick<NominationPosition, 'has'> & { isOpen: boolean }) =>
  has === 'candidate' ? (
    <Tag tone="success" icon={<Check />}>
      Has a candidate
    </Tag>
  ) : (
    <Tag tone="quiet">{isOpen ? 'None yet' : 'None'}</Tag>
  )

/** Why one may not name anybody; or, where nobody stands, that one should. */
function stateWords(position: NominationPosition, eligible: boolean): string | null {
  if (position.canNominate) return position.has === 'none' ? 'Whom would you trust with it?' : null
  if (position.namedByYou.length >= MOST_NAMED_BY_ONE)
    return `You have named ${counted(MOST_NAMED_BY_ONE, 'brother')} here, as many as one may.`
  // Nominations that were opened again are so for other positions.
  if (eligible) return 'Its list is closed already.'
  const classes = classWords({ from: position.classRangeStart, to: position.classRangeEnd })
  return `Only those who vote for it name somebody${classes ? `: ${classes}` : ''}.`
}

function StandingRow({ standing }: { standing: Standing }) {
  const { shortName } = useSettings()
  const note = [classNote(standing.className, shortName), nominatedBy(standing.nominators, standing.isNamedByHimself)]
  return (
    <NamedRow
      member={standing.member}
      photo={standing.photo}
      statement={standing.statement}
      note={note.filter(Boolean).join(', ')}
      state={
        <Tag tone="success" icon={<Check />}>
          Stands
        </Tag>
      }
    />
  )
}
