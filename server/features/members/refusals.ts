// The refusals of changes to members.
import { isDuplicate } from '#platform/db/db.ts'
import { must, Refusal } from '#platform/errors.ts'

/** Refuses with the reason a rule gave, if it gave one. */
export function refuseIf(lock: string | null) {
  must(lock === null, lock ?? '')
}

/** Refuses with a sentence when the e-mail address of a write is another member's. */
export async function asOneEmail<T>(writing: Promise<T>) {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'members_email_key')) throw error
    const sentence = 'Another member has this e-mail address.'
    throw new Refusal('conflict', sentence, { errors: [{ path: 'email', message: sentence }] })
  }
}
