// Confirming parts of one's record, changing them in place, and putting the question off.
import { freshness, type RecordPart } from '@aerie/contract/freshness'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { session } from '@aerie/contract/session'
import { useFreshRecord } from '#features/profile-form/save/use-save-profile.ts'
import { savedWords } from '#features/profile-form/saved-words.ts'
import { call, keysOf } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const OWN = keysOf(session.current, members.own)

/** `isLast`: nothing is asked after it. */
export const useConfirm = (isLast: boolean) =>
  useAct({
    call: (parts: RecordPart[]) => call(freshness.confirm, { body: { parts } }),
    stale: OWN,
    ...(isLast && { done: () => ({ title: 'Thank you, until next year' }) }),
  })

export const useAskLater = () =>
  useAct({
    call: () => call(freshness.askLater),
    stale: OWN,
    done: () => ({ title: 'Asked again in 30 days' }),
  })

type PartChange = Partial<Record<'location' | 'email' | 'phone' | 'currentPosition' | 'currentCompany', string>>

/** The part counts as confirmed, whatever of it was changed. */
export const useChangePart = (part: RecordPart) =>
  useAct({
    async call(changes: PartChange) {
      const saved = await call(memberChanges.save, { body: changes })
      await call(freshness.confirm, { body: { parts: [part] } })
      return saved
    },
    show: useFreshRecord(false),
    stale: OWN,
    done: (saved, changes) => ({ title: 'Profile Updated', description: savedWords(saved, changes, false) }),
    failed: (error) => (faultsIn(error).length > 0 ? undefined : failureToast(error, 'Update Failed')),
  })

/** What is wrong with which field. */
export const faultsIn = (error: unknown) => (error instanceof Refused ? error.errors : [])
