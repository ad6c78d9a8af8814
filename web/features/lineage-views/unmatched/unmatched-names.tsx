// For officers: the names in the lineage that are no member's, each with the brothers it may mean.
import { listOf } from '@aerie/text/lists'
import './unmatched-names.css'
import { useMemo, useState } from 'react'
import { FindBrother } from '#features/lineage/find-brother.tsx'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { likelyFinder, type UnmatchedName, unmatchedNames } from './unmatched.ts'
import { useMatch } from './use-match.ts'

const NAMES_AT_A_TIME = 100

export function UnmatchedNames({ lineage }: { lineage: Lineage }) {
  const names = useMemo(() => unmatchedNames(lineage), [lineage])
  const findLikely = useMemo(() => likelyFinder(lineage), [lineage])
  const [shown, setShown] = useState(NAMES_AT_A_TIME)
  if (names.length === 0)
    return (
      <EmptyState level={2} title="Every name is a brother’s">
        Names that match no member are listed here until they are matched.
      </EmptyState>
    )
  return (
    <section aria-labelledby="unmatched-names">
      <h2 id="unmatched-names" className="unmatched-names-head">
        Unmatched names <small>{names.length}</small>
      </h2>
      <ul className="unmatched-names">
        {names.slice(0, shown).map((unmatched) => (
          <Entry key={unmatched.name} lineage={lineage} unmatched={unmatched} findLikely={findLikely} />
        ))}
      </ul>
      {names.length > shown && (
        <Button onClick={() => setShown(shown + NAMES_AT_A_TIME)}>
          Show {Math.min(names.length - shown, NAMES_AT_A_TIME)} more of {names.length}
        </Button>
      )}
    </section>
  )
}

interface EntryProps {
  lineage: Lineage
  unmatched: UnmatchedName
  findLikely: (name: string) => number[]
}

function Entry({ lineage, unmatched, findLikely }: EntryProps) {
  const matching = useMatch(lineage)
  const { name, bigOf, littleOf } = unmatched
  const likely = useMemo(() => findLikely(name), [findLikely, name])
  const list = (indices: number[]) => listOf(indices.map(lineage.nameOf))
  const match = (index: number) => matching.mutate({ unmatched, index })
  return (
    <li aria-busy={matching.isPending}>
      <div>
        <b>{name}</b>
        {bigOf.length > 0 && <small>big of {list(bigOf)}</small>}
        {littleOf.length > 0 && <small>little of {list(littleOf)}</small>}
      </div>
      <div className="unmatched-names-choices">
        {likely.map((index) => (
          <Button key={index} size="sm" pending={matching.isPending} onClick={() => match(index)}>
            {lineage.nameOf(index)}, {lineage.labelOf(index)}
          </Button>
        ))}
        <FindBrother lineage={lineage} label={`Who is ${name}?`} placeholder="Another brother" onPick={match} />
      </div>
    </li>
  )
}
