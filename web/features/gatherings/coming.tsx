// Who comes, who waits and who may; once it is over, who was there.
import type { Answer, Gathering } from '@aerie/contract/gatherings'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Attendance } from './attendance.tsx'
import { BrothersList } from './brothers-list.tsx'
import { ComingBrother } from './coming-brother.tsx'
import { answersQuery } from './queries.ts'
import { comingWords, partyWords } from './who-comes.ts'

export function Coming({ gathering }: { gathering: Gathering }) {
  const { id, isOver, calledOffAt } = gathering
  const ahead = calledOffAt === null ? 'Coming' : 'Would have come'
  const query = useQuery(answersQuery(String(id)))
  return (
    <Card
      title={isOver ? 'Who was there' : ahead}
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
          <BrothersList answers={these}>
            {(answer) => <ComingBrother key={answer.member.id} answer={answer} />}
          </BrothersList>
        </section>
      )
    })}
  </div>
)

const ComingSkeleton = () => (
  <Loading label="Loading who comes" className="coming">
    {[1, 2, 3].map((one) => (
      <Skeleton key={one} height={45} />
    ))}
  </Loading>
)
