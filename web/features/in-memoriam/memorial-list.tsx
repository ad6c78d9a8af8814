// The brothers who have passed, by class or by year; nobody is counted.
import './memorial.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { RememberedBrother } from '@aerie/contract/in-memoriam'
import { Search } from 'lucide-react'
import { Input } from '#ui/controls/input.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Select } from '#ui/controls/select.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { classesOf, groupRemembered } from './grouped.ts'
import type { InMemoriamSearch } from './in-memoriam-search.ts'
import { MemorialCard } from './memorial-card.tsx'

interface MemorialListProps {
  all: readonly RememberedBrother[]
  search: InMemoriamSearch
  shortName: string
  onSearch: (next: InMemoriamSearch) => void
}

const ORDERS = [
  { value: 'class', label: 'By class' },
  { value: 'year', label: 'By year' },
] as const

export function MemorialList({ all, search, shortName, onSearch }: MemorialListProps) {
  const groups = groupRemembered(all, search, shortName)
  const classes = classesOf(all)
  return (
    <>
      <p className="memorial-lede">They keep their class, their line and their place at the long table.</p>
      <search className="mb-8 flex flex-wrap items-center justify-center gap-3">
        <Input
          type="search"
          className="w-full sm:w-64"
          icon={<Search />}
          aria-label="Search by name"
          placeholder="Name"
          autoComplete="off"
          spellCheck={false}
          value={search.q ?? ''}
          onChange={({ target }) => onSearch({ ...search, q: target.value || undefined })}
        />
        <Select
          className="w-44"
          label="Class"
          options={[
            { value: '', label: 'All classes' },
            ...classes.map((one) => ({ value: String(one), label: pledgeClassLabel(one, shortName) })),
          ]}
          value={search.class === undefined ? '' : String(search.class)}
          onChange={(value) => onSearch({ ...search, class: value === '' ? undefined : Number(value) })}
        />
        <Segments
          label="Order"
          options={ORDERS}
          value={search.by ?? 'class'}
          onChange={(by) => onSearch({ ...search, by: by === 'year' ? by : undefined })}
        />
      </search>
      {groups.length === 0 && (
        <EmptyState title="Nobody is found" level={2}>
          Look for another name, or in all classes.
        </EmptyState>
      )}
      {groups.map(({ title, brothers }) => (
        <section key={title} className="memorial-group" aria-label={title}>
          <h2>{title}</h2>
          <div className="memorial-cards">
            {brothers.map((brother) => (
              <MemorialCard key={brother.member.id} brother={brother} shortName={shortName} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

export const MemorialSkeleton = () => (
  <Loading label="Loading" className="memorial-cards">
    {[1, 2, 3].map((place) => (
      <div key={place} className="memorial-card">
        <span className="memorial-mount">
          <Skeleton width={148} height={185} />
        </span>
        <Skeleton width={150} height={26} />
        <Skeleton width={90} />
      </div>
    ))}
  </Loading>
)
