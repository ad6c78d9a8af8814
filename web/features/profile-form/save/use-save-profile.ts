// Sends what was changed, and has everything asked anew that shows it.

import { feed } from '@aerie/contract/feed'
import { memberChanges, OwnChanges } from '@aerie/contract/member-changes'
import { type Member, members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { session } from '@aerie/contract/session'
import { SHOWS_RECORD } from '@aerie/contract/shows-record'
import { useQueryClient } from '@tanstack/react-query'
import { ownProfileQuery, profileQuery } from '#features/people/queries.ts'
import { call, keysOf } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import type { Payload } from '../form-values.ts'
import { savedWords } from '../saved-words.ts'

const SHOWING_IT = keysOf(...SHOWS_RECORD, members.own, session.current, notifications.count, feed.activity)

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
  useAct({
    call: ({ changes, version }: { changes: Payload; version: number }) => {
      const { privacy, sharesActivity, sharesBirthday, ...body } = OwnChanges.parse({ ...changes, version })
      return ofOther
        ? call(memberChanges.update, { params: { memberId: String(id) }, body })
        : call(memberChanges.save, { body: { ...body, privacy, sharesActivity, sharesBirthday } })
    },
    show: useFreshRecord(ofOther),
    done: (saved, { changes }) => ({ title: 'Profile Updated', description: savedWords(saved, changes, ofOther) }),
    failed: (error) => (savesBetween(error).length > 0 ? undefined : sayFailed(error)),
  })

/** What others have saved since, where that is why it was refused; he is asked then. */
export const savesBetween = (error: unknown) => (error instanceof Refused ? error.changes : [])

export const sayFailed = (error: unknown) => failureToast(error, 'Update Failed')
