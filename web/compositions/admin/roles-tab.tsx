// Role Management: who holds which office and role, and who did.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { managedMembersQuery } from '#features/member-management/queries.ts'
import { OfficersCard } from '#features/officer-step/officers-card.tsx'
import { OfficesCard } from '#features/offices/offices-card.tsx'
import { termsQuery } from '#features/offices/queries.ts'
import { RolesCard } from '#features/offices/roles-card.tsx'
import { RollCard } from '#features/roll/roll-card.tsx'
import { type RollView, readRollView, writeRollView } from '#features/roll/view.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { useToday } from '#lib/use-today.ts'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const RolesTab = () => <Roles {...useRollView()} />

interface RolesProps {
  view: RollView
  onView: (next: RollView) => void
}

export function Roles({ view, onView }: RolesProps) {
  const { id, can } = useSession()
  const { offices, timeZone } = useSettings()
  const members = useQuery(managedMembersQuery)
  const terms = useQuery(termsQuery)
  const brothers = useMemo(() => new Map(members.data?.map((member) => [member.id, member])), [members.data])
  const roll = { brothers, offices, mayManage: can.manageOffices, today: useToday(timeZone) }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid gap-6">
        <QueryState query={terms} skeleton={<RollSkeleton />} failure="The offices could not be loaded" level={2}>
          {(all) => (
            <>
              <OfficesCard {...roll} terms={all} onOffice={(office) => onView({ ...view, office })} />
              <RollCard {...roll} {...{ view, onView }} terms={all} />
            </>
          )}
        </QueryState>
      </div>
      <div className="grid gap-6">
        <QueryState query={members} skeleton={<RollSkeleton />} failure="The members could not be loaded" level={2}>
          {(everybody) => <RolesCard members={everybody} me={id} />}
        </QueryState>
        <OfficersCard />
        <Note tone="warning">
          Role changes are immediate. Only super admins may promote members to admin or super admin, and the last super
          admin stays.
        </Note>
      </div>
    </div>
  )
}

function useRollView(): RolesProps {
  const view = readRollView(useSearch('/admin'))
  const navigate = useNavigate()
  const onView = (next: RollView) =>
    void navigate({
      to: '/admin',
      search: { tab: 'roles', ...writeRollView(next) },
      // The way back closes what was opened.
      replace: next.office === view.office,
      resetScroll: false,
    })
  return { view, onView }
}

const RollSkeleton = () => (
  <Loading label="Loading offices and roles" className="grid gap-3">
    <Skeleton height={56} />
    <Skeleton height={56} />
    <Skeleton height={56} />
  </Loading>
)
