// The brotherhood at a glance: its own words under its wings, and how many it is.
import { formatCount } from '@aerie/contract/formats'
import type { Settings } from '@aerie/contract/settings'
import type { Stats } from '@aerie/contract/stats'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatLine } from '#ui/lists/stat-line.tsx'
import { statsQuery } from './queries.ts'

const WINGS =
  '-mb-[7.7%] aspect-[2/1] w-full max-w-130 bg-[url(/engravings/wingspan-small.avif)] bg-contain bg-center bg-no-repeat opacity-60 light:opacity-80'

export function BrotherhoodCard({ settings }: { settings: Pick<Settings, 'quote' | 'quoteSource'> }) {
  const { quote, quoteSource } = settings
  return (
    <Card
      title="Brotherhood"
      flush
      className="flex flex-col"
      action={
        <Link to="/members" className={buttonClass({ variant: 'link' })}>
          View All
          <ArrowRight />
        </Link>
      }
    >
      <figure className="-mt-6 grid flex-1 content-center justify-items-center px-5 pb-9 text-center max-sm:mt-0">
        <div className={WINGS} />
        <blockquote className="max-w-[24ch] text-balance font-display text-3xl tracking-display max-sm:text-2xl">
          {quote.before}
          {quote.word}
          {quote.after}
        </blockquote>
        {quoteSource && <figcaption className="caption mt-2">{quoteSource}</figcaption>}
      </figure>
      <QueryState query={useQuery(statsQuery)} skeleton={<Figures />} failure="The figures could not be loaded">
        {(stats) => <Figures stats={stats} />}
      </QueryState>
    </Card>
  )
}

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
