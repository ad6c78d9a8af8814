// What officers do with members: each act says how it went, and what shows members is asked for anew.
import { account } from '@aerie/contract/account'
import type { MemberChanges } from '@aerie/contract/member-fields'
import { type ManagedMember, members } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { rosters } from '@aerie/contract/rosters'
import { useMutation } from '@tanstack/react-query'
import { displayName } from '#features/people/names.ts'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { useMembersRefresh } from '#features/people/use-members-refresh.ts'
import { call } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { NewMemberOutput } from './new-member.ts'

const change = (member: ManagedMember, changes: MemberChanges) =>
  call(members.update, { params: { memberId: String(member.id) }, body: changes })

export function useChangeRole(member: ManagedMember) {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: (role: Role) => change(member, { role }),
    onSuccess: async (_, role) => {
      await refresh()
      toast({ title: 'Role Updated', description: `${displayName(member)} is now ${ROLE_LABELS[role]}.` })
    },
    onError: sayFailed('Failed to Update Role'),
  })
}

export function useSetActive() {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: ({ member, isActive }: { member: ManagedMember; isActive: boolean }) => change(member, { isActive }),
    onSuccess: async (_, { member, isActive }) => {
      await refresh()
      const name = displayName(member)
      toast(
        isActive
          ? { title: 'Member Activated', description: `${name} can sign in again.` }
          : { title: 'Member Deactivated', description: `${name} has been signed out everywhere.` },
      )
    },
    onError: sayFailed('Failed to Update Member'),
  })
}

export function useInvite() {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: (member: ManagedMember) => call(members.invite, { params: { memberId: String(member.id) } }),
    onSuccess: async ({ message }) => {
      await refresh()
      toast({ title: 'Invitation Sent', description: message })
    },
    onError: sayFailed('Failed to Send Invitation'),
  })
}

export function useResetPassword(member: ManagedMember) {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: (newPassword: string) => call(account.setOneTimePassword, { body: { userId: member.id, newPassword } }),
    onSuccess: async ({ message }) => {
      await refresh()
      toast({ title: 'Password Reset', description: message })
    },
    onError: sayFailed('Error', 'Failed to reset password. Please try again.'),
  })
}

export function useAddMember() {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: (body: NewMemberOutput) => call(members.create, { body }),
    onSuccess: async (member, { sendInvitation }) => {
      await refresh()
      const added = `${displayName(member)} has been added.`
      toast({ title: 'Member Added', description: sendInvitation ? `${added} An invitation is on its way.` : added })
    },
    onError: sayFailed('Failed to Add Member'),
  })
}

/** With a file brings that in; without one tries the rows again that the last import could not take. */
export function useBulkImport() {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: (csv: File | null) => call(rosters.bulk, csv ? { form: formWith(csv) } : {}),
    onSuccess: async ({ imported, skipped, failed }) => {
      await refresh()
      const description = `${imported} imported, ${skipped} skipped, ${failed} ${failed === 1 ? 'error' : 'errors'}`
      toast({ title: 'Bulk Import Complete', description })
    },
    onError: sayFailed('Import Failed', 'Failed to import members'),
  })
}

function formWith(csv: File) {
  const form = new FormData()
  form.set('csv', csv)
  return form
}

const sayFailed = (title: string, fallback?: string) => (error: unknown) =>
  toast({ title, description: sentenceOf(error, fallback), tone: 'destructive' })
