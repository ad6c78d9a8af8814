// Sends what was changed, and has everything asked anew that shows it.
import type { Member } from '@aerie/contract/members'
import { type OwnChanges, profile } from '@aerie/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { ownProfileQuery, profileQuery } from '../../queries.ts'

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
        ? call(profile.update, { params: { memberId: String(id) }, body: changes })
        : call(profile.save, { body: { ...changes, privacy, sharesActivity } }),
    onSuccess: useFreshRecord(ofOther),
  })
