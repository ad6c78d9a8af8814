// Search, filters and the two ways of adding members, over the table.
import type { Role } from '@aerie/contract/person'
import type { MemberFilter } from '@aerie/contract/selections'
import { formatCount } from '@aerie/text/numbers'
import { Search, Upload, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchField } from '#lib/use-search-field.ts'
import { Button } from '#ui/controls/button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Toolbar } from '#ui/lists/toolbar.tsx'

const ROLE_FILTERS: { value: Role | 'all'; label: string }[] = [
  { value: 'all', label: 'All Roles' },
  { value: 'member', label: 'Members' },
  { value: 'admin', label: 'Admins' },
  { value: 'super_admin', label: 'Super Admins' },
]

interface MemberToolbarProps {
  filter: MemberFilter
  onFilter: (filter: MemberFilter) => void
  /** How many members the filter leaves, of how many, of whom so many have no password yet; null while that is not known. */
  found: { shown: number; total: number; noPassword: number } | null
  invitationsLink: ReactNode
  mayImport: boolean
  onAdd: () => void
  onImport: () => void
}

export function MemberToolbar(props: MemberToolbarProps) {
  const { filter, onFilter, found, invitationsLink, mayImport, onAdd, onImport } = props
  const search = useSearchField(filter.q, (q) => onFilter({ ...filter, q }))
  const actions = (
    <>
      {invitationsLink}
      {mayImport && (
        <Button icon={<Upload />} onClick={onImport}>
          Import Remaining Members
        </Button>
      )}
      <Button variant="primary" icon={<UserPlus />} onClick={onAdd}>
        Add Member
      </Button>
    </>
  )
  return (
    <Toolbar actions={actions}>
      <Input {...search} icon={<Search />} placeholder="Search by name or email" aria-label="Search members" />
      <Select
        label="Role"
        options={ROLE_FILTERS}
        value={filter.role ?? 'all'}
        onChange={(role) => onFilter({ ...filter, role: role === 'all' ? null : role })}
      />
      <Select
        label="State"
        options={statesOf(found?.noPassword)}
        value={filter.noPassword ? 'no-password' : filter.unconfirmed ? 'not-confirmed' : 'all'}
        onChange={(state) =>
          onFilter({ ...filter, noPassword: state === 'no-password', unconfirmed: state === 'not-confirmed' })
        }
      />
      <span className="num text-sm text-ink-3 empty:hidden" role="status">
        {found && found.shown !== found.total && (
          <>
            {formatCount(found.shown)} of {formatCount(found.total)}
            <span className="sr-only"> members</span>
          </>
        )}
      </span>
    </Toolbar>
  )
}

const statesOf = (noPassword: number | undefined) => [
  { value: 'all', label: 'All States' },
  {
    value: 'no-password',
    label: noPassword === undefined ? 'No password yet' : `No password yet (${formatCount(noPassword)})`,
  },
  { value: 'not-confirmed', label: 'Not confirmed for a year' },
]
