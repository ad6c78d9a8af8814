// A brother of the cast who has passed, as others see it once a second super admin has agreed.
import type { Db } from '#platform/db/db.ts'

interface Life {
  bornOn?: string
  diedOn?: string
  words?: string
}

/** Before anything is asked about him: what is kept in memory is not told of it. */
export async function remember(db: Db, memberId: number, { bornOn, diedOn, words }: Life = {}) {
  const now = new Date()
  await db
    .updateTable('members')
    .set({ inactive_since: now, passed_since: now, remembered_since: now, role: 'member' })
    .where('id', '=', memberId)
    .execute()
  await db
    .insertInto('passings')
    .values({
      member_id: memberId,
      born_on: bornOn ?? null,
      died_on: diedOn ?? null,
      words: words ?? null,
      source: 'His brother called',
      former: '{}',
    })
    .execute()
}
