// What officers do with members: each act says how it went, once what shows members has been asked anew.
import { type MemberChanges, memberChanges } from '@aerie/contract/member-changes'
import { type ManagedMember, members } from '@aerie/contract/members'
import type { MemberSummary } from '@aerie/contract/people'
import type { Role } from '@aerie/contract/person'
import { displayName } from '#features/people/names.ts'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import type { NewMemberOutput } from './new-member.ts'

const change = (member: MemberSummary, changes: MemberChanges) =>
  call(memberChanges.update, { params: { memberId: String(member.id) }, body: changes })

const sayFailed = (title: string) => (error: unknown) => failureToast(error, title)

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
    call: ({ member, isActive }: { member: MemberSummary; isActive: boolean }) => change(member, { isActive }),
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

export const useAddMember = () =>
  useAct({
    call: (body: NewMemberOutput) => call(memberChanges.create, { body }),
    stale: SHOWING_MEMBERS,
    done: (member, { sendInvitation }) => {
      const added = `${displayName(member)} has been added.`
      return { title: 'Member Added', description: sendInvitation ? `${added} An invitation is on its way.` : added }
    },
    failed: sayFailed('Failed to Add Member'),
  })
