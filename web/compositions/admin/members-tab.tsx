// Member Management on the Admin Dashboard: the members and who is picked among them, or who has been invited.
import type { MemberFilter } from '@aerie/contract/selections'
import { useState } from 'react'
import { ResetPasswordDialog } from '#features/account/reset-password-dialog.tsx'
import { BlanksLink } from '#features/blanks/blanks-link.tsx'
import { RosterFreshness } from '#features/freshness/roster-freshness.tsx'
import { PendingInvitations } from '#features/invitations/pending-invitations.tsx'
import { PendingLink } from '#features/invitations/pending-link.tsx'
import { ConfirmationMails } from '#features/join-requests/confirmation-mails.tsx'
import { DecidedRequests } from '#features/join-requests/decided-requests.tsx'
import { RequestsLink } from '#features/join-requests/requests-link.tsx'
import { RequestsList } from '#features/join-requests/requests-list.tsx'
import { type Added, AddMemberDialog } from '#features/member-changes/add-member-dialog.tsx'
import { InviteAddedDialog } from '#features/member-management/invite-added-dialog.tsx'
import { MemberManagement } from '#features/member-management/member-management.tsx'
import { MarkDialog } from '#features/passings/mark-dialog.tsx'
import { DeathsCard } from '#features/rosters/deaths-card.tsx'
import { ImportRemainingDialog } from '#features/rosters/import-remaining-dialog.tsx'
import { SelectionBar } from '#features/selections/selection-bar.tsx'
import { useSelection } from '#features/selections/use-selection.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { RemovalsLink } from '#features/step-removals/removals-link.tsx'
import { RemovalsList } from '#features/step-removals/removals-list.tsx'
import type { AdminSearch } from './admin-search.ts'

interface MembersTabProps {
  filter: MemberFilter
  onFilter: (filter: MemberFilter) => void
  /** What is shown instead of the members. */
  show: AdminSearch['show']
  isAdding: boolean
  onAdd: (isAdding: boolean) => void
  onAdded: () => void
}

const DIALOGS = { importRemaining: ImportRemainingDialog, resetPassword: ResetPasswordDialog, markPassed: MarkDialog }

export function MembersTab({ filter, onFilter, show, isAdding, onAdd, onAdded }: MembersTabProps) {
  const me = useSession()
  const { shortName } = useSettings()
  const selection = useSelection(filter)
  const [added, setAdded] = useState<Added | null>(null)
  const [offered, setOffered] = useState<Added | null>(null)
  if (show === 'invitations') return <PendingInvitations membersAt="/admin" />
  if (show === 'steps') return <RemovalsList membersAt="/admin" />
  if (show === 'requests')
    return (
      <div className="grid gap-6">
        <RequestsList membersAt="/admin" />
        <ConfirmationMails />
        <DecidedRequests />
      </div>
    )
  return (
    <>
      <RosterFreshness />
      {me.can.bulkImport && <DeathsCard />}
      <MemberManagement
        viewer={me}
        mayImport={me.can.bulkImport}
        shortName={shortName}
        filter={filter}
        onFilter={onFilter}
        dialogs={DIALOGS}
        onAdd={() => onAdd(true)}
        sought={added?.id ?? null}
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
        invitationsLink={
          <>
            <RequestsLink to="/admin?show=requests" />
            <PendingLink to="/admin?show=invitations" />
            <RemovalsLink to="/admin?show=steps" />
            {me.can.editMembers && <BlanksLink to="/lineage?view=names" />}
          </>
        }
      />
      {isAdding && me.can.addMembers && (
        <AddMemberDialog
          mayGiveRoles={me.can.changeRoles}
          onClose={() => onAdd(false)}
          onAdded={(member) => {
            setAdded(member)
            setOffered(member.isInvited ? null : member)
            onAdded()
          }}
        />
      )}
      {offered && <InviteAddedDialog added={offered} onClose={() => setOffered(null)} />}
    </>
  )
}
