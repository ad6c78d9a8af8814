// Member Management: the whole roster, whom to find in it, and what to do with whom.
import type { ManagedMember } from '@aerie/contract/members'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Viewer } from './disabled-reasons.ts'
import { filterMembers, type MemberFilter, prepareSearch, type Sorting, sortMembers } from './member-list.ts'
import { MemberTable } from './member-table.tsx'
import { MemberTableSkeleton } from './member-table-skeleton.tsx'
import { MemberToolbar } from './member-toolbar.tsx'
import { managedMembersQuery } from './queries.ts'
import { type ImportDialog, TaskDialog } from './task-dialog.tsx'
import { useTask } from './tasks.ts'

interface MemberManagementProps {
  viewer: Viewer
  mayImport: boolean
  shortName: string
  filter: MemberFilter
  onFilter: (filter: MemberFilter) => void
  /** Brings in what the last import could not take. */
  importDialog: ImportDialog
}

const NOBODY: ManagedMember[] = []
const EVERYBODY: MemberFilter = { q: '', role: null }

export function MemberManagement(props: MemberManagementProps) {
  const { viewer, mayImport, shortName, filter, onFilter, importDialog } = props
  const query = useQuery(managedMembersQuery)
  const [sorting, setSorting] = useState<Sorting>({ by: 'member', descending: false })
  const { task, open, turn, begin, close } = useTask()
  const shown = useShown(query.data ?? NOBODY, filter, sorting)
  return (
    <Card flush>
      <MemberToolbar
        filter={filter}
        onFilter={onFilter}
        found={query.data ? { shown: shown.length, total: query.data.length } : null}
        mayImport={mayImport}
        onAdd={() => begin({ kind: 'add' })}
        onImport={() => begin({ kind: 'import' })}
      />
      <QueryState
        query={query}
        skeleton={<MemberTableSkeleton />}
        failure="The members did not arrive"
        level={2}
        empty={<NobodyFound onClear={() => onFilter(EVERYBODY)} />}
        isEmpty={() => shown.length === 0}
      >
        {() => (
          <MemberTable
            members={shown}
            sorting={sorting}
            onSort={setSorting}
            viewer={viewer}
            shortName={shortName}
            onTask={begin}
          />
        )}
      </QueryState>
      {task && <TaskDialog key={turn} {...{ task, open, viewer, importDialog }} onClose={close} />}
    </Card>
  )
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState level={2} title="No members found" action={<Button onClick={onClear}>Clear Filters</Button>}>
    Try adjusting your filters or search terms
  </EmptyState>
)

/** The members that the filter leaves, in order; a long list may follow a moment after what is typed. */
function useShown(members: ManagedMember[], filter: MemberFilter, sorting: Sorting) {
  const { q, role } = useDeferredValue(filter)
  const list = useMemo(() => prepareSearch(members), [members])
  return useMemo(() => sortMembers(filterMembers(list, { q, role }), sorting), [list, q, role, sorting])
}
