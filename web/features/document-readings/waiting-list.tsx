// For officers: the names of those who have not read a document that is to be read, searched by name.
import { displayName } from '@aerie/contract/person'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { waitingQuery } from './queries.ts'

export function WaitingList({ document }: { document: { id: number } }) {
  const [typed, setTyped] = useState('')
  const query = useListInPages(waitingQuery(document, useDeferredValue(typed.trim())))
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
        empty={<p className="text-sm text-ink-3">{typed.trim() ? 'Nobody of that name.' : 'Everybody has read it.'}</p>}
      >
        {(items) => (
          <ul>
            {items.map((member) => (
              <li key={member.id} className="border-t border-line py-1.5 text-sm first:border-t-0">
                {displayName(member)}
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
