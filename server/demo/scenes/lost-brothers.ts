// Four lost brothers: mail comes back, an invitation without an answer, long away without a city, and one of whom another knows.
import { sql } from 'kysely'
import { putReturned } from '#features/bounces/data.ts'
import { addQuestions, saveAnswer } from '#features/lost/data.ts'
import { addTold } from '#features/told-addresses/data.ts'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

const DAY_MS = 86_400_000

export async function addLostBrothers(tx: Context, idOf: (who: CastKey) => number) {
  const { db } = tx
  const daysAgo = (days: number) => new Date(tx.now().getTime() - days * DAY_MS)
  const [returned, unanswered, away, answered] = await pickGenerated(tx, idOf)
  if (!returned || !unanswered || !away || !answered) return
  for (const { id, email } of [returned, answered]) {
    await putReturned(db, id, email, null)
    await db
      .updateTable('returned_mail')
      .set({ since: daysAgo(24) })
      .where('member_id', '=', id)
      .execute()
  }
  await db.deleteFrom('passwords').where('member_id', '=', unanswered.id).execute()
  await db
    .insertInto('invitations')
    .values({ member_id: unanswered.id, asked_by: idOf('marcus'), asked_at: daysAgo(81), sent_at: daysAgo(81) })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ asked_at: daysAgo(81), sent_at: daysAgo(81) }))
    .execute()
  await db
    .updateTable('members')
    .set({ city: null, country: null, location: null, latitude: null, longitude: null, created_at: daysAgo(1100) })
    .where('id', '=', away.id)
    .execute()
  await askAndAnswer(tx, answered, idOf('julian'))
}

/** His big brother answers; no officer has seen to it yet. */
async function askAndAnswer({ db }: Context, lost: Generated, officerId: number) {
  const [question] = await addQuestions(db, { lostId: lost.id, askedBy: officerId, words: null }, [lost.big])
  if (!question) return
  const email = 'new.harbour@mail.example'
  const words =
    'He has moved to Busan and works at the port. His sister gave me the address; write slowly, he is at sea for weeks.'
  await saveAnswer(db, question.id, { answer: 'reach', words, email })
  await addTold(db, lost.id, email, lost.big)
}

interface Generated {
  id: number
  email: string
  big: number
}

/** Four who are none of the cast, each with a big brother, the same each time. */
async function pickGenerated({ db }: Context, idOf: (who: CastKey) => number) {
  const { rows } = await sql<Generated>`
    select m.id, m.email, tie.big_id as big from members m
      join lineage_ties tie on tie.little_id = m.id and tie.confirmed_at is not null and tie.big_id is not null
      join passwords on passwords.member_id = tie.big_id
    where m.email is not null and m.email like '%.%@%' and m.role = 'member' and m.inactive_since is null and m.city is not null
      and m.pledge_class between 12 and 24 and m.id <> all(${[idOf('rook'), idOf('marcus'), idOf('julian')]}::int[])
      and m.avatar is null and cardinality(m.offices) = 0
    order by (m.id * 7919) % 1009, m.id limit 4`.execute(db)
  return rows
}
