// For officers: the names in the lineage that are no member's, each with the brothers it may mean.
import './unmatched-names.css'
import { useMemo } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FindBrother } from '../find-brother.tsx'
import type { Lineage } from '../model/lineage.ts'
import { type UnmatchedName, unmatchedNames } from '../model/unmatched.ts'
import { useMatch } from './use-match.ts'

export function UnmatchedNames({ lineage }: { lineage: Lineage }) {
  const names = useMemo(() => unmatchedNames(lineage), [lineage])
  if (names.length === 0)
    return (
      <EmptyState level={2} title="Every name is a brother’s">
        Names that match no member stand here, until they are matched.
      </EmptyState>
    )
  return (
    <section aria-labelledby="unmatched-names">
      <h2 id="unmatched-names" className="unmatched-names-head">
        Unmatched names <small>{names.length}</small>
      </h2>
      <ul className="unmatched-names">
        {names.map((unmatched) => (
          <Entry key={unmatched.name} lineage={lineage} unmatched={unmatched} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ lineage, unmatched }: { lineage: Lineage; unmatched: UnmatchedName }) {
  const matching = useMatch(lineage)
  const { name, bigOf, littleOf, likely } = unmatched
  const list = (indices: number[]) => new Intl.ListFormat('en').format(indices.map(lineage.nameOf))
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
