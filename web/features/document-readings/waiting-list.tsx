// For officers: the names of those who have not read a document that is to be read, searched by name.
import { fullName } from '@aerie/contract/person'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { waitingQuery } from './queries.ts'

export function WaitingList({ document }: { document: { id: number } }) {
  const [typed, setTyped] = useState('')
  const query = useInfiniteQuery(waitingQuery(document, useDeferredValue(typed.trim())))
  return (
    <div className="mt-3 grid gap-2">
      <Field label="Who has not">
        <Input
          type="search"
          icon={<Search />}
          placeholder="Search names"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the names">
            <Skeleton width="70%" />
          </Loading>
        }
        failure="The names could not be loaded"
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="text-sm text-ink-3">{typed.trim() ? 'Nobody of that name.' : 'Everybody has read it.'}</p>}
      >
        {({ pages }) => (
          <ul>
            {pages
              .flatMap(({ items }) => items)
              .map(({ id, firstName, lastName }) => (
                <li key={id} className="border-t border-line py-1.5 text-sm first:border-t-0">
                  {fullName({ firstName, lastName })}
                </li>
              ))}
          </ul>
        )}
      </QueryState>
      <div className="empty:hidden">
        <ShowMore query={query} />
      </div>
    </div>
  )
}
