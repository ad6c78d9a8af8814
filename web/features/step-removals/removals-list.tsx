// Brothers who ask to have their second step taken off, for officers: one card for each.
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { removalsQuery } from './queries.ts'
import { RemovalCard } from './removal-card.tsx'

/** `membersAt` is where the members are listed. */
export function RemovalsList({ membersAt }: { membersAt: string }) {
  const query = useQuery(removalsQuery)
  return (
    <section className="grid gap-4" aria-labelledby="lost-steps">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="lost-steps" className="font-display text-2xl tracking-display">
          Lost second steps
        </h2>
        <Link to={membersAt} className={buttonClass({ variant: 'link' })}>
          All members
        </Link>
      </header>
      <p className="max-w-prose text-ink-2">
        Each of them gave the right password and says that app, passkeys and recovery codes are lost. A thief who knows
        a password would say the same: agree only once a brother who knows him has heard his voice.
      </p>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the requests" className="grid gap-3">
            <Skeleton height={180} />
          </Loading>
        }
        failure="The requests could not be loaded"
        level={3}
        empty={
          <EmptyState level={3} title="Nobody asks" compact>
            Who loses his second step asks here for a new start.
          </EmptyState>
        }
      >
        {(removals) => removals.map((removal) => <RemovalCard key={removal.id} removal={removal} />)}
      </QueryState>
    </section>
  )
}
