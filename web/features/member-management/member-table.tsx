// The members in a table that holds ten thousand of them: only the rows in view are on the page.
import type { ManagedMember } from '@aerie/contract/members'
import { formatCount } from '@aerie/text/numbers'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Viewer } from './disabled-reasons.ts'
import type { Sorting, SortKey } from './member-list.ts'
import { MemberRow, WIDE_ONLY } from './member-row.tsx'
import type { Picking } from './picking.ts'
import type { Task } from './tasks.ts'
import { useRowWindow } from './use-row-window.ts'

interface MemberTableProps {
  members: readonly ManagedMember[]
  picking: Picking
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  viewer: Viewer
  shortName: string
  onTask: (task: Task) => void
  /** Whose row is to be in sight. */
  sought: number | null
}

export function MemberTable({ members, picking, sorting, onSort, sought, ...row }: MemberTableProps) {
  const keyOf = (index: number) => members[index]?.id ?? index
  const at = sought === null ? -1 : members.findIndex(({ id }) => id === sought)
  const { body, rows, measure, before, after } = useRowWindow(members.length, keyOf, at)
  const head = { sorting, onSort }
  const all = { picking, members }
  const { choose } = picking
  const pick = useCallback(
    (id: number, isOn: boolean, isRange: boolean) => choose({ id, isOn, isRange }, members),
    [choose, members],
  )
  return (
    <>
      <div className="@container">
        <PickAll
          {...all}
          label={`Select all ${formatCount(members.length)}`}
          className="border-b border-line px-5 py-3 max-sm:px-3.75 @min-[47rem]:hidden"
        />
      </div>
      <Table
        label="Members"
        cards
        rowCount={members.length + 1}
        className="table-fixed [&_:is(button,select)]:scroll-mt-14"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="data-table-pick">
              <span className="sr-only">Selected</span>
              {/* Among entries the box over them takes its place. */}
              <PickAll
                {...all}
                label={<span className="sr-only">Select all {formatCount(members.length)}</span>}
                className="@max-[47rem]:hidden"
              />
            </th>
            <SortHead {...head} by="member" label="Member" />
            <th scope="col" className={`w-62 @max-[68rem]:w-50 ${WIDE_ONLY}`}>
              Contact
            </th>
            <SortHead {...head} by="role" label="Role" className="w-41" />
            <SortHead {...head} by="status" label="Status" className="w-56 @max-[68rem]:w-38" />
            <SortHead {...head} by="class" label="Class" className="w-37 @max-[68rem]:w-32" />
            <th scope="col" className="w-15">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap height={before} />
          {rows.map(({ index, key }) => {
            const member = members[index]
            return (
              member && (
                <MemberRow
                  key={key}
                  ref={measure}
                  member={member}
                  index={index}
                  isPicked={picking.isChosen(member.id)}
                  isSought={index === at}
                  onPick={pick}
                  {...row}
                />
              )
            )
          })}
          <Gap height={after} />
        </tbody>
      </Table>
    </>
  )
}

interface PickAllProps {
  picking: Picking
  members: readonly ManagedMember[]
  label: ReactNode
  className?: string
}

function PickAll({ picking, members, label, className }: PickAllProps) {
  const share = picking.share(members)
  return (
    <Checkbox
      label={label}
      className={className}
      checked={share === 'all'}
      mixed={share === 'some'}
      onChange={(event) => picking.chooseAll(event.target.checked)}
    />
  )
}

/** The height of the rows that are not on the page. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden className="pointer-events-none border-0! p-0!" style={{ height }} />

interface SortHeadProps {
  by: SortKey
  label: string
  className?: string
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

function SortHead({ by, label, className, sorting, onSort }: SortHeadProps) {
  const sorted = sorting.by === by
  const Arrow = sorting.descending ? ArrowDown : ArrowUp
  const order = sorting.descending ? 'descending' : 'ascending'
  // Among entries the heads are out of sight, where a button must not take the focus.
  return (
    <th scope="col" className={className} aria-sort={sorted ? order : 'none'}>
      <button
        type="button"
        className="-mx-1.5 inline-flex h-8 items-center gap-1 rounded-sm px-1.5 hover:text-ink @max-[47rem]:hidden"
        onClick={() => onSort({ by, descending: sorted && !sorting.descending })}
      >
        {label}
        {sorted && <Arrow className="text-[13px]!" />}
      </button>
      <span className="@min-[47rem]:hidden">{label}</span>
    </th>
  )
}
