// What officers do with members: each act says how it went, once what shows members has been asked anew.
import { account } from '@aerie/contract/account'
import type { MemberChanges } from '@aerie/contract/member-fields'
import { type ManagedMember, members } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { rosters } from '@aerie/contract/rosters'
import { displayName } from '#features/people/names.ts'
import { SHOWING_MEMBERS } from '#features/people/queries.ts'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import type { NewMemberOutput } from './new-member.ts'

const change = (member: ManagedMember, changes: MemberChanges) =>
  call(members.update, { params: { memberId: String(member.id) }, body: changes })

const sayFailed = (title: string, fallback?: string) => (error: unknown) => failureToast(error, title, fallback)

export const useChangeRole = (member: ManagedMember) =>
  useAct({
    call: (role: Role) => change(member, { role }),
    stale: SHOWING_MEMBERS,
    done: (_, role) => ({
      title: 'Role Updated',
      description: `${displayName(member)} is now ${ROLE_LABELS[role]}.`,
    }),
    failed: sayFailed('Failed to Update Role'),
  })

export const useSetActive = () =>
  useAct({
    call: ({ member, isActive }: { member: ManagedMember; isActive: boolean }) => change(member, { isActive }),
    stale: SHOWING_MEMBERS,
    done: (_, { member, isActive }) =>
      isActive
        ? { title: 'Member Activated', description: `${displayName(member)} can sign in again.` }
        : { title: 'Member Deactivated', description: `${displayName(member)} has been signed out everywhere.` },
    failed: sayFailed('Failed to Update Member'),
  })

export const useInvite = () =>
  useAct({
    call: (member: ManagedMember) => call(members.invite, { params: { memberId: String(member.id) } }),
    stale: SHOWING_MEMBERS,
    done: ({ message }) => ({ title: 'Invitation Sent', description: message }),
    failed: sayFailed('Failed to Send Invitation'),
  })

export const useResetPassword = (member: ManagedMember) =>
  useAct({
    call: (newPassword: string) => call(account.setOneTimePassword, { body: { userId: member.id, newPassword } }),
    stale: SHOWING_MEMBERS,
    done: ({ message }) => ({ title: 'Password Reset', description: message }),
    failed: sayFailed('Error', 'Failed to reset password. Please try again.'),
  })

export const useAddMember = () =>
  useAct({
    call: (body: NewMemberOutput) => call(members.create, { body }),
    stale: SHOWING_MEMBERS,
    done: (member, { sendInvitation }) => {
      const added = `${displayName(member)} has been added.`
      return { title: 'Member Added', description: sendInvitation ? `${added} An invitation is on its way.` : added }
    },
    failed: sayFailed('Failed to Add Member'),
  })

/** With a file brings that in; without one tries the rows again that the last import could not take. */
export const useBulkImport = () =>
  useAct({
    call: (csv: File | null) => call(rosters.bulk, csv ? { form: formWith(csv) } : {}),
    stale: SHOWING_MEMBERS,
    done: ({ imported, skipped, failed }) => ({
      title: 'Bulk Import Complete',
      description: `${imported} imported, ${skipped} skipped, ${failed} ${failed === 1 ? 'error' : 'errors'}`,
    }),
    failed: sayFailed('Import Failed', 'Failed to import members'),
  })

function formWith(csv: File) {
  const form = new FormData()
  form.set('csv', csv)
  return form
}
