// The refusals of changes to members.
import { type Db, isDuplicate } from '#platform/db/db.ts'
import { must, Refusal } from '#platform/errors.ts'
import { hasEmail } from './data.ts'

/** Refuses with the reason a rule gave, if it gave one. */
export function refuseIf(lock: string | null) {
  must(lock === null, lock ?? '')
}

const TAKEN = 'Another member has this e-mail address.'
const taken = () => new Refusal('conflict', TAKEN, { errors: [{ path: 'email', message: TAKEN }] })

/** For officers, who see every address; a member is told of another's only in the mailbox itself. */
export async function refuseTakenEmail(db: Db, email: string) {
  if (await hasEmail(db, email)) throw taken()
}

/** Refuses with a sentence when the e-mail address of a write is another member's. */
export async function asOneEmail<T>(writing: Promise<T>) {
  try {
    return await writing
  } catch (error) {
    throw isDuplicate(error, 'members_email_key') ? taken() : error
  }
}
