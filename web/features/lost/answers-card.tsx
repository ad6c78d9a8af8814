// What brothers have answered about lost ones, for officers: each to be taken over by hand, or dismissed.
import type { AnswerKind, LostAnswer } from '@aerie/contract/lost'
import { displayName } from '@aerie/contract/person'
import { longDate } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lostAnswersQuery, useSettleAnswer } from './queries.ts'

const HEADS: Record<AnswerKind, string> = {
  reach: 'How to reach him',
  person: 'Whom to ask',
  passed: 'He is said to have passed',
  unknown: 'Not known',
}

const NEXT: Record<AnswerKind, string> = {
  reach: 'Enter it in his record, then say that it was taken over.',
  person: 'Ask there, then say that it was taken over.',
  passed: 'Nothing changes by this. Be sure of it before he is marked as passed.',
  unknown: 'There is nothing to enter.',
}

export function AnswersCard() {
  const query = useQuery(lostAnswersQuery)
  const count = query.data?.length ?? 0
  return (
    <Card title="Answers" action={count > 0 && <span className="num text-ink-3">{formatCount(count)} new</span>}>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the answers" className="grid gap-3">
            <Skeleton height={66} />
          </Loading>
        }
        failure="The answers could not be loaded"
        level={3}
        empty={<p className="text-ink-3">No answer waits. None changes a record by itself.</p>}
      >
        {(answers) => (
          <ul className="grid gap-5">
            {answers.map((answer) => (
              <AnswerItem key={answer.questionId} answer={answer} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

function AnswerItem({ answer }: { answer: LostAnswer }) {
  const { questionId, lost, by, answer: kind, words, email, answeredAt } = answer
  const settle = useSettleAnswer()
  const name = displayName(lost)
  return (
    <li className="grid gap-1.5 [overflow-wrap:anywhere]">
      <h3>
        <Link to={`/profile/${lost.id}`}>{name}</Link>
      </h3>
      <p className="text-sm text-ink-3">{HEADS[kind]}</p>
      {words && <p>“{words}”</p>}
      {email && <p>{email}</p>}
      <p className="text-sm text-ink-3">
        {displayName(by)}, {longDate(answeredAt)}
      </p>
      <p className="text-sm text-ink-2">{NEXT[kind]}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={`The answer about ${name} was taken over`}
          pending={settle.isPending}
          pendingLabel="Saving..."
          onClick={() => settle.mutate({ questionId, outcome: 'taken' })}
        >
          Taken over
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Dismiss the answer about ${name}`}
          disabled={settle.isPending}
          onClick={() => settle.mutate({ questionId, outcome: 'dismissed' })}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}
