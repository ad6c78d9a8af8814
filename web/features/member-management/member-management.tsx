// Member Management: the whole roster, whom to find in it, and what to do with whom.
import type { ManagedMember } from '@aerie/contract/members'
import type { MemberFilter } from '@aerie/contract/selections'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Viewer } from './disabled-reasons.ts'
import { filterMembers, hasPassword, prepareSearch, type Sorting, sortMembers } from './member-list.ts'
import { MemberTable } from './member-table.tsx'
import { MemberTableSkeleton } from './member-table-skeleton.tsx'
import { MemberToolbar } from './member-toolbar.tsx'
import type { Picking } from './picking.ts'
import { managedMembersQuery } from './queries.ts'
import { type OtherDialogs, TaskDialog } from './task-dialog.tsx'
import { useTask } from './tasks.ts'

interface MemberManagementProps {
  viewer: Viewer
  mayImport: boolean
  shortName: string
  filter: MemberFilter
  onFilter: (filter: MemberFilter) => void
  dialogs: OtherDialogs
  onAdd: () => void
  /** Whose row is to be in sight. */
  sought: number | null
  picking: Picking
  /** What can be done with those who are picked among the members shown. */
  pickedBar: (shown: readonly ManagedMember[]) => ReactNode
  /** Leads to the pending invitations. */
  invitationsLink: ReactNode
}

const NOBODY: ManagedMember[] = []
const EVERYBODY: MemberFilter = { q: '', role: null, noPassword: false, unconfirmed: false }

export function MemberManagement(props: MemberManagementProps) {
  const { viewer, mayImport, shortName, filter, onFilter, dialogs, onAdd, sought, picking, pickedBar } = props
  const query = useQuery(managedMembersQuery)
  const [sorting, setSorting] = useState<Sorting>({ by: 'member', descending: false })
  const { task, open, turn, begin, close } = useTask()
  const shown = useShown(query.data ?? NOBODY, filter, sorting)
  return (
    <Card flush>
      <MemberToolbar
        filter={filter}
        onFilter={onFilter}
        found={query.data ? countsOf(query.data, shown) : null}
        invitationsLink={props.invitationsLink}
        mayImport={mayImport}
        onAdd={onAdd}
        onImport={() => begin({ kind: 'import' })}
      />
      <QueryState
        query={query}
        skeleton={<MemberTableSkeleton />}
        failure="The members could not be loaded"
        level={2}
        empty={<NobodyFound onClear={() => onFilter(EVERYBODY)} />}
        isEmpty={() => shown.length === 0}
      >
        {() => (
          <MemberTable
            members={shown}
            picking={picking}
            sorting={sorting}
            onSort={setSorting}
            viewer={viewer}
            shortName={shortName}
            onTask={begin}
            sought={sought}
          />
        )}
      </QueryState>
      {query.data && pickedBar(shown)}
      {task && <TaskDialog key={turn} {...{ task, open, dialogs }} onClose={close} />}
    </Card>
  )
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState level={2} title="No members found" action={<Button onClick={onClear}>Clear Filters</Button>}>
    Try adjusting your filters or search terms
  </EmptyState>
)

const countsOf = (members: readonly ManagedMember[], shown: readonly ManagedMember[]) => ({
  shown: shown.length,
  total: members.length,
  noPassword: members.filter((member) => !hasPassword(member)).length,
})

/** The members that the filter leaves, in order; a long list may follow a moment after what is typed. */
function useShown(members: ManagedMember[], filter: MemberFilter, sorting: Sorting) {
  const { q, role, noPassword, unconfirmed } = useDeferredValue(filter)
  const today = useToday()
  const list = useMemo(() => prepareSearch(members, today), [members, today])
  return useMemo(
    () => sortMembers(filterMembers(list, { q, role, noPassword, unconfirmed }), sorting),
    [list, q, role, noPassword, unconfirmed, sorting],
  )
}
