// Member Management on the Admin Dashboard: the members and who is picked among them, or who has been invited.
import type { MemberFilter } from '@aerie/contract/selections'
import { ResetPasswordDialog } from '#features/account/reset-password-dialog.tsx'
import { PendingInvitations } from '#features/invitations/pending-invitations.tsx'
import { PendingLink } from '#features/invitations/pending-link.tsx'
import { MemberManagement } from '#features/member-management/member-management.tsx'
import { ImportRemainingDialog } from '#features/rosters/import-remaining-dialog.tsx'
import { SelectionBar } from '#features/selections/selection-bar.tsx'
import { useSelection } from '#features/selections/use-selection.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'

interface MembersTabProps {
  filter: MemberFilter
  onFilter: (filter: MemberFilter) => void
  /** Whether the pending invitations are shown instead. */
  invitations: boolean
}

const DIALOGS = { importRemaining: ImportRemainingDialog, resetPassword: ResetPasswordDialog }

export function MembersTab({ filter, onFilter, invitations }: MembersTabProps) {
  const me = useSession()
  const { shortName } = useSettings()
  const selection = useSelection(filter)
  if (invitations) return <PendingInvitations membersAt="/admin" />
  return (
    <MemberManagement
      viewer={me}
      mayImport={me.can.bulkImport}
      shortName={shortName}
      filter={filter}
      onFilter={onFilter}
      dialogs={DIALOGS}
      picking={selection}
      pickedBar={(shown) => (
        <SelectionBar
          count={selection.count(shown)}
          isAll={selection.share(shown) === 'all'}
          selection={selection.chosen}
          mayChangeStanding={me.can.changeRoles}
          onClear={() => selection.chooseAll(false)}
        />
      )}
      invitationsLink={<PendingLink to="/admin?show=invitations" />}
    />
  )
}
