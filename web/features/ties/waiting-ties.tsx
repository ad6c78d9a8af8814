// Ties that wait to be agreed to, for officers: who is said to be whose big brother, who is asked, and the answer.
import './waiting-ties.css'
import { displayName, type PersonRef } from '@aerie/contract/person'
import type { WaitingTie } from '@aerie/contract/ties'
import { listOf } from '@aerie/text/lists'
import { useRef } from 'react'
import { ClaimAnswer } from '#features/people/claim-answer.tsx'
import { Portrait } from '#features/people/portrait.tsx'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { waitingTiesQuery } from './queries.ts'

export function WaitingTies() {
  const query = useListInPages(waitingTiesQuery)
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <section className="waiting-ties" aria-labelledby="waiting-ties">
      <h2 id="waiting-ties" className="waiting-ties-head" ref={head} tabIndex={-1}>
        Waiting ties
      </h2>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the ties" className="grid gap-3">
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Loading>
        }
        failure="The ties could not be loaded"
        level={3}
        empty={
          <EmptyState level={3} title="No tie waits" compact>
            What a brother claims or proposes is listed here until it is confirmed.
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <ul>
              {items.map((tie) => (
                <Entry key={tie.tieId} tie={tie} onAnswered={() => head.current?.focus()} />
              ))}
            </ul>
            {query.hasNextPage && <ShowMore query={query} />}
          </>
        )}
      </QueryState>
    </section>
  )
}

function Entry({ tie, onAnswered }: { tie: WaitingTie; onAnswered: () => void }) {
  const { big, little, proposedBy, instead, awaited, isOwn } = tie
  const asked = [big, little].filter(({ id }) => awaited.includes(id)).map(nameOf)
  const notes = [
    proposedBy && `Proposed by ${nameOf(proposedBy)}`,
    `Waits for ${listOf(asked)}`,
    instead && `On record his big brother is ${instead}`,
    isOwn && 'It is your own: another officer answers it',
  ].filter(Boolean)
  return (
    <li>
      <Portrait name={nameOf(big)} src={big.profileImageUrl} width={40} decorative />
      <div>
        <p>
          <Person person={big} /> as big brother of <Person person={little} />
        </p>
        <small>{notes.join(' · ')}</small>
      </div>
      {!isOwn && (
        <ClaimAnswer
          tieId={tie.tieId}
          name={`${nameOf(big)} as big brother of ${nameOf(little)}`}
          refuseLabel="Refuse"
          what={`${nameOf(big)} as the big brother of ${nameOf(little)}.`}
          onAnswered={onAnswered}
        />
      )}
    </li>
  )
}

const nameOf = displayName

const Person = ({ person }: { person: PersonRef }) => <Link to={`/profile/${person.id}`}>{nameOf(person)}</Link>
