// What officers do with members: each act says how it went, once what shows members has been asked anew.
import { type MemberChanges, memberChanges } from '@aerie/contract/member-changes'
import { type ManagedMember, members } from '@aerie/contract/members'
import type { MemberSummary } from '@aerie/contract/people'
import type { Role } from '@aerie/contract/person'
import { displayName } from '@aerie/contract/person'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const change = (member: MemberSummary, changes: MemberChanges) =>
  call(memberChanges.update, { params: { memberId: String(member.id) }, body: changes })

const sayFailed = (title: string) => (error: unknown) => failureToast(error, title)

export const useChangeRole = (member: ManagedMember) =>
  useAct({
    call: (role: Role) => change(member, { role }),
    stale: MEMBER_QUERY_KEYS,
    done: (_, role) => ({
      title: 'Role Updated',
      description: `${displayName(member)} is now ${ROLE_LABELS[role]}.`,
    }),
    failed: sayFailed('Failed to Update Role'),
  })

export const useSetActive = () =>
  useAct({
    call: ({ member, isActive }: { member: MemberSummary; isActive: boolean }) => change(member, { isActive }),
    stale: MEMBER_QUERY_KEYS,
    done: (_, { member, isActive }) =>
      isActive
        ? { title: 'Member Activated', description: `${displayName(member)} can sign in again.` }
        : { title: 'Member Deactivated', description: `${displayName(member)} has been signed out everywhere.` },
    failed: sayFailed('Failed to Update Member'),
  })

export const useInvite = () =>
  useAct({
    call: ({ id }: Pick<ManagedMember, 'id'>) => call(members.invite, { params: { memberId: String(id) } }),
    stale: MEMBER_QUERY_KEYS,
    done: ({ message }) => ({ title: 'Invitation Sent', description: message }),
    failed: sayFailed('Failed to Send Invitation'),
  })
