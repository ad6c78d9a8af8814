// Adding a member: says how it went, once what shows members has been asked anew.
import { memberChanges } from '@aerie/contract/member-changes'
import { displayName } from '@aerie/contract/person'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import type { NewMemberOutput } from './new-member.ts'

export const useAddMember = () =>
  useAct({
    call: (body: NewMemberOutput) => call(memberChanges.create, { body }),
    stale: MEMBER_QUERY_KEYS,
    done: (member, { sendInvitation }) => {
      const added = `${displayName(member)} has been added.`
      return { title: 'Member Added', description: sendInvitation ? `${added} An invitation is on its way.` : added }
    },
    failed: (error) => failureToast(error, 'Failed to Add Member'),
  })
