// How fresh the roster is, for officers: how many brothers have confirmed their records, and when.
import { type FreshnessCount, freshness } from '@aerie/contract/freshness'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatLine } from '#ui/lists/stat-line.tsx'

const freshnessQuery = endpointQuery(freshness.count)

export const RosterFreshness = () => (
  <Card title="Confirmed by brothers themselves" flush className="mb-6">
    <QueryState
      query={useQuery(freshnessQuery)}
      skeleton={
        <Loading label="Loading how fresh the roster is" className="px-5 pb-5">
          <Skeleton height={52} />
        </Loading>
      }
      failure="How fresh the roster is could not be loaded"
      level={2}
    >
      {(count) => <StatLine stats={statsOf(count)} />}
    </QueryState>
  </Card>
)

const statsOf = ({ withinYear, withinTwoYears, older, never }: FreshnessCount) => [
  { label: 'Within a year', value: formatCount(withinYear), note: shareOf(withinYear, [withinTwoYears, older, never]) },
  { label: 'One to two years', value: formatCount(withinTwoYears) },
  { label: 'Longer ago', value: formatCount(older) },
  { label: 'Not yet', value: formatCount(never) },
]

/** '61 %'. */
function shareOf(part: number, others: number[]) {
  const all = others.reduce((sum, one) => sum + one, part)
  return `${all === 0 ? 0 : Math.round((part / all) * 100)} %`
}
