// The roster in and out, on the page of the brothers: for officers alone, so only they fetch it.
import { RosterActions } from '#features/rosters/roster-actions.tsx'
import { InviteManyDialog } from '#features/selections/invite-many-dialog.tsx'

interface RosterProps {
  can: { importMembers: boolean; exportMembers: boolean }
}

export const Roster = ({ can }: RosterProps) => <RosterActions can={can} inviteMany={InviteManyDialog} />
