// Sends what was changed, and has everything asked anew that shows it.

import type { OwnChanges } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import { members } from '@aerie/contract/members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownProfileQuery, profileQuery } from '#features/people/queries.ts'
import { call } from '#lib/api.ts'

const SHOWING_IT = [['members'], ['auth', 'session'], ['lineage'], ['notifications', 'count'], ['activity']]

/** The query of one's own record, or of another's. */
export const recordQuery = (id: number, ofOther: boolean) => (ofOther ? profileQuery(String(id)) : ownProfileQuery)

/** Takes a record as the server has just answered it. */
export function useFreshRecord(ofOther: boolean) {
  const cache = useQueryClient()
  return (record: Member) => {
    cache.setQueryData(recordQuery(record.id, ofOther).queryKey, record)
    for (const queryKey of SHOWING_IT) void cache.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
}

export const useSaveProfile = (id: number, ofOther: boolean) =>
  useMutation({
    mutationFn: ({ privacy, sharesActivity, ...changes }: OwnChanges) =>
      ofOther
        ? call(members.update, { params: { memberId: String(id) }, body: changes })
        : call(members.save, { body: { ...changes, privacy, sharesActivity } }),
    onSuccess: useFreshRecord(ofOther),
  })
