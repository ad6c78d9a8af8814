// The lineage: the whole tree by class, one class, or the lines; and how any two are related.

import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BlankList } from '#features/blanks/blank-list.tsx'
import { lifeYears } from '#features/in-memoriam/life-years.ts'
import { rememberedQuery } from '#features/in-memoriam/queries.ts'
import { LoadingLineage } from '#features/lineage/loading-lineage.tsx'
import type { PlacedBrothers } from '#features/lineage/model/forest.ts'
import { type Lineage, openLineage } from '#features/lineage/model/lineage.ts'
import type { LineageSearch } from '#features/lineage/model/lineage-search.ts'
import { useLaidOut } from '#features/lineage/use-laid-out.ts'
import { LineCards } from '#features/lineage-views/by-line/line-cards.tsx'
import { ClassGrid } from '#features/lineage-views/one-class/class-grid.tsx'
import { unmatchedNames } from '#features/lineage-views/unmatched/unmatched.ts'
import { UnmatchedNames } from '#features/lineage-views/unmatched/unmatched-names.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { WaitingTies } from '#features/ties/waiting-ties.tsx'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Select } from '#ui/controls/select.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LineageByClass } from '../compositions/lineage-by-class.tsx'

const VIEWS = [
  { value: 'class', label: 'By Pledge Class' },
  { value: 'line', label: 'By Lineage' },
] as const

export function LineagePage() {
  const search = useSearch('/lineage')
  const { id, can } = useSession()
  const { shortName } = useSettings()
  const navigate = useNavigate()
  const query = useLaidOut()
  const { data } = query
  const years = useYears(data)
  const lineage = useMemo(() => data && openLineage(data, shortName, id, years), [data, shortName, id, years])
  const goTo = (next: LineageSearch, replace = true) =>
    void navigate({ to: '/lineage', search: next, replace, resetScroll: false })
  return (
    <Page
      title="Lineages"
      subtitle={
        search.view === 'line'
          ? 'Each line from its first brother down'
          : 'Founding classes first, everyone since below'
      }
      actions={
        <>
          <Segments
            label="View"
            options={VIEWS}
            value={search.view === 'line' ? 'line' : 'class'}
            onChange={(view) => goTo(view === 'line' ? { view } : {}, false)}
          />
          {search.view === undefined && <ClassFilter lineage={lineage} search={search} onSearch={goTo} />}
        </>
      }
    >
      <QueryState
        query={{ ...query, data: lineage }}
        skeleton={<LoadingLineage />}
        failure="The lineage could not be loaded"
        level={2}
        isEmpty={({ forest }) => forest.people.length === 0}
        empty={
          <EmptyState level={2} title="Nobody is in the lineage yet">
            It grows with the first members, their bigs and their littles.
          </EmptyState>
        }
      >
        {(shown) => (
          <>
            {can.answerTies && search.view !== 'names' && <WaitingLink lineage={shown} />}
            <Shown lineage={shown} search={search} goTo={goTo} can={can} />
          </>
        )}
      </QueryState>
    </Page>
  )
}

/** Of the lives of those who have passed, asked for where there is one. */
function useYears(placed: PlacedBrothers | undefined) {
  const hasRemembered = placed?.forest.people.some(({ brother }) => brother?.isRemembered) ?? false
  const { data } = useQuery({ ...rememberedQuery, enabled: hasRemembered })
  return useMemo(() => new Map(data?.map((one) => [one.member.id, lifeYears(one)])), [data])
}

interface ShownProps {
  lineage: Lineage
  search: LineageSearch
  goTo: (next: LineageSearch, replace?: boolean) => void
  can: Pick<ReturnType<typeof useSession>['can'], 'answerTies' | 'editMembers'>
}

function WaitingLink({ lineage }: { lineage: Lineage }) {
  const count = useMemo(() => unmatchedNames(lineage).length, [lineage])
  return (
    <p className="mb-3 text-ink-2 text-sm">
      {count > 0 &&
        `${plural(count, 'One name', `${count} names`)} in the lineage ${plural(count, 'matches', 'match')} no brother. `}
      <Link to="/lineage?view=names" className={buttonClass({ variant: 'link' })}>
        {count > 0 ? 'Unmatched names and waiting ties' : 'Waiting ties'}
      </Link>
    </p>
  )
}

function Shown({ lineage, search, goTo, can }: ShownProps) {
  const row = search.class === undefined ? -1 : lineage.forest.keys.indexOf(search.class)
  if (search.view === 'names' && can.answerTies)
    return (
      <>
        <WaitingTies />
        {can.editMembers && <BlankList />}
        <UnmatchedNames lineage={lineage} />
      </>
    )
  if (search.view === 'line') return <LineCards lineage={lineage} open={search.line} />
  if (row >= 0) return <ClassGrid lineage={lineage} row={row} />
  if (search.class !== undefined)
    return (
      <EmptyState level={2} title="No such class">
        Nobody in the lineage belongs to this class.
      </EmptyState>
    )
  return <LineageByClass lineage={lineage} search={search} goTo={goTo} />
}

const ALL = 'all'

interface ClassFilterProps {
  lineage: Lineage | undefined
  search: LineageSearch
  onSearch: (next: LineageSearch) => void
}

/** Its place is kept while the classes come. */
function ClassFilter({ lineage, search, onSearch }: ClassFilterProps) {
  const options = [
    { value: ALL, label: 'All classes' },
    ...(lineage?.forest.keys ?? []).map((key, row) => ({ value: String(key), label: lineage?.labels[row] ?? '' })),
  ]
  return (
    <Select
      className="w-40"
      label="Class"
      options={options}
      value={search.class === undefined ? ALL : String(search.class)}
      onChange={(value) => onSearch(value === ALL ? {} : { class: Number(value) })}
    />
  )
}
