// Who comes, who waits and who may; once it is over, who was there.
import './coming.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { Answer, Gathering } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '#features/people/portrait.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useCorrectAttendance } from './mutations.ts'
import { answersQuery } from './queries.ts'
import { comingWords, partyWords } from './who-comes.ts'

export function Coming({ gathering }: { gathering: Gathering }) {
  const { id, isOver } = gathering
  const query = useQuery(answersQuery(String(id)))
  return (
    <Card
      title={isOver ? 'Who was there' : 'Coming'}
      action={<span className="text-ink-2">{isOver ? comingWords(gathering, true) : partyWords(gathering)}</span>}
    >
      <QueryState
        query={query}
        skeleton={<ComingSkeleton />}
        failure="Who comes could not be loaded"
        empty={<p>Nobody yet.</p>}
      >
        {(answers) => (isOver ? <Attendance gathering={gathering} answers={answers} /> : <Parties answers={answers} />)}
      </QueryState>
    </Card>
  )
}

const PARTS: { standing: Answer['standing']; title: string | null }[] = [
  { standing: 'going', title: null },
  { standing: 'waiting', title: 'Waiting for a seat' },
  { standing: 'maybe', title: 'Maybe' },
]

const Parties = ({ answers }: { answers: Answer[] }) => (
  <div className="grid gap-5">
    {PARTS.map(({ standing, title }) => {
      const these = answers.filter((answer) => answer.standing === standing)
      if (these.length === 0) return null
      return (
        <section key={standing} aria-label={title ?? 'Going'}>
          {title && <h3 className="mb-2 text-ink-2">{title}</h3>}
          <ul className="coming">
            {these.map((answer) => (
              <Brother key={answer.member.id} answer={answer} />
            ))}
          </ul>
        </section>
      )
    })}
  </div>
)

function Brother({ answer: { member, pledgeClass, guests, isHost } }: { answer: Answer }) {
  const { shortName } = useSettings()
  const { id: ownId } = useSession()
  const name = displayName(member)
  const parts = [
    member.id === ownId && 'You',
    isHost && 'Host',
    pledgeClass !== null && pledgeClassLabel(pledgeClass, shortName),
    guests > 0 && `with ${counted(guests, 'guest')}`,
  ]
  return (
    <li>
      <Portrait name={name} src={member.profileImageUrl} hash={member.profileImageHash} width={36} decorative />
      <div>
        <Link to={`/profile/${member.id}`}>{name}</Link>
        <small>{parts.filter(Boolean).join(', ')}</small>
      </div>
    </li>
  )
}

function Attendance({ gathering, answers }: { gathering: Gathering; answers: Answer[] }) {
  const { id: ownId } = useSession()
  const correction = useCorrectAttendance(gathering)
  const shown = answers.filter(({ wasThere, member }) => wasThere || gathering.can.correct || member.id === ownId)
  return (
    <ul className="coming">
      {shown.map((answer) => {
        const { member, wasThere } = answer
        const mayCorrect = gathering.can.correct || member.id === ownId
        return mayCorrect ? (
          <li key={member.id}>
            <Checkbox
              label={`${displayName(member)} was there`}
              checked={wasThere}
              disabled={correction.isPending}
              onChange={({ target }) => correction.mutate({ memberId: member.id, wasThere: target.checked })}
            />
          </li>
        ) : (
          <Brother key={member.id} answer={answer} />
        )
      })}
    </ul>
  )
}

const ComingSkeleton = () => (
  <Loading label="Loading who comes" className="coming">
    {[1, 2, 3].map((one) => (
      <Skeleton key={one} height={45} />
    ))}
  </Loading>
)
