// How many the brotherhood is.
import type { Stats } from '@aerie/contract/stats'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatLine } from '#ui/lists/stat-line.tsx'
import { statsQuery } from './queries.ts'

export const BrotherhoodCard = () => (
  <Card
    title="Brotherhood"
    flush
    action={
      <Link to="/members" className={buttonClass({ variant: 'link' })}>
        View All
        <ArrowRight />
      </Link>
    }
  >
    <QueryState query={useQuery(statsQuery)} skeleton={<Figures />} failure="The figures could not be loaded">
      {(stats) => <Figures stats={stats} />}
    </QueryState>
  </Card>
)

/** Until they are here each has its place. */
const Figures = ({ stats }: { stats?: Stats }) => (
  <StatLine
    stats={[
      { label: 'Brothers', value: figure(stats?.totalMembers) },
      { label: 'Active', value: figure(stats?.activeMembers) },
      { label: 'Verified', value: figure(stats?.verified) },
    ]}
  />
)

const figure = (count: number | undefined) => (count === undefined ? '–' : formatCount(count))
