// What other features ask of the emails that bring news.
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

/** Those to one member that have not left, at once or of a week, are never sent; none is being composed meanwhile. */
export async function dropEmailsTo(tx: Context, memberId: number) {
  await data.lockEmails(tx.db)
  await data.deleteUnsent(tx.db, memberId)
}
