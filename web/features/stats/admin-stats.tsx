// How many we are, on the line under the page header.
import type { Stats } from '@aerie/contract/stats'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { StatLine } from '#ui/lists/stat-line.tsx'
import { statsQuery } from './queries.ts'

const FIGURES: [label: string, figure: keyof Stats][] = [
  ['Total Members', 'totalMembers'],
  ['Active Members', 'activeMembers'],
  ['Admins', 'admins'],
  ['Super Admins', 'superAdmins'],
  ['Verified', 'verified'],
]

export const AdminStats = () => (
  <QueryState query={useQuery(statsQuery)} skeleton={<Figures />} failure="The figures could not be loaded" level={2}>
    {(stats) => <Figures stats={stats} />}
  </QueryState>
)

const Figures = ({ stats }: { stats?: Stats }) => (
  <StatLine
    stats={FIGURES.map(([label, figure]) => ({
      label,
      value: stats ? formatCount(stats[figure]) : <Skeleton width={44} height={40} />,
    }))}
  />
)
