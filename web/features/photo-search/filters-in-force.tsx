// What photos are searched by just now, each to be taken off, and how many there are.
import { displayName } from '@aerie/contract/person'
import './photo-search.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { countText } from './count-text.ts'
import type { PhotoFilters } from './media-filters.ts'
import { searchSummaryQuery } from './queries.ts'

interface FiltersInForceProps {
  filters: PhotoFilters
  onChange: (filters: PhotoFilters) => void
  /** What can be done with the tag that is searched by. */
  tagActions?: ((tag: { id: number; name: string }) => ReactNode) | undefined
}

export function FiltersInForce({ filters, onChange, tagActions }: FiltersInForceProps) {
  const list = useRef<HTMLUListElement>(null)
  const { data: summary } = useQuery(searchSummaryQuery(filters))
  const remove = (name: keyof PhotoFilters, byKey: boolean) => {
    const field = list.current?.closest('search')?.querySelector('input')
    onChange({ ...filters, [name]: undefined })
    // The focus goes on to the next chip, or to the field after the last.
    if (byKey) requestAnimationFrame(() => (list.current?.querySelector('button') ?? field)?.focus())
  }
  return (
    <div className="photo-search-filters">
      <ul ref={list} aria-label="Filters in force">
        {chipsOf(filters, summary).map(({ name, kind, label }) => (
          <li key={name}>
            <Tag tone="foil" removeLabel={`Remove filter ${kind} ${label}`} onRemove={(byKey) => remove(name, byKey)}>
              <span>{kind}</span>
              {label}
            </Tag>
          </li>
        ))}
      </ul>
      <Button variant="link" onClick={() => onChange({})}>
        Clear
      </Button>
      {filters.tag !== undefined && summary?.tag && tagActions?.(summary.tag)}
      <span role="status" className="num photo-search-count">
        {summary && summary.count > 0 && countText(summary)}
      </span>
    </div>
  )
}

interface Names {
  member: { firstName: string; lastName: string } | null
  beside: { firstName: string; lastName: string } | null
  tag: { name: string } | null
  album: { title: string } | null
}

const UNKNOWN = '…'

/** What is gone, or has not come yet, has no name. */
function chipsOf({ member, beside, tag, album, year }: PhotoFilters, names: Names | undefined) {
  const [brother, other] = [names?.member, names?.beside]
  const all = [
    { name: 'member', id: member, kind: 'Brother', label: brother && displayName(brother) },
    { name: 'beside', id: beside, kind: 'Beside', label: other && displayName(other) },
    { name: 'tag', id: tag, kind: 'Tag', label: names?.tag?.name },
    { name: 'album', id: album, kind: 'Album', label: names?.album?.title },
    { name: 'year', id: year, kind: 'Year', label: year === undefined ? null : String(year) },
  ] as const
  const missing = names ? 'that is gone' : UNKNOWN
  return all.flatMap(({ id, label, ...chip }) => (id === undefined ? [] : [{ ...chip, label: label ?? missing }]))
}
