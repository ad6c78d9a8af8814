// Two brothers who have passed, each with words of the officers, of his little brothers and of others, and an office that he held.
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

const DAY_MS = 86_400_000

interface Life {
  bornOn: string
  diedOn: string
  words: string
  bio: string | null
  office: [office: string, from: string, until: string]
  /** Of his little brothers, in their order, and of others. */
  ofLittles: string[]
  ofOthers: [who: CastKey, words: string][]
}

const ANDERS: Life = {
  bornOn: '1969',
  diedOn: '2 May 2025',
  words:
    'Anders signed the charter because he owned the pen. He wove the runner on the long table, and for thirty years every brother’s name that hangs over a hook in the hall was lettered by his hand.\n\nHe answered each letter by return of post.',
  bio: null,
  office: ['President', '1993-01-01', '1996-12-31'],
  ofLittles: [
    'He drew the crest on a bread bag, and it was right the first time. I still have the bag.',
    'He drove nine hours when my father died, and said nothing for two days. It was what I needed.',
  ],
  ofOthers: [
    ['conrad', 'I learned my letters from the names over the hooks.'],
    ['desmond', 'Whoever had no bed that winter slept at his mill.'],
  ],
}

const FOUNDER: Life = {
  bornOn: '1970',
  diedOn: '2019',
  words:
    'He paid the first rent on Pine Street and never said so. We found the slip in 2019, between the leaves of the House Book.',
  bio: null,
  office: ['Treasurer', '1992-01-01', '1995-12-31'],
  ofLittles: ['Laughed before the joke was over, always.', 'Wrote every Christmas, to all of us, by hand.'],
  ofOthers: [['walter', 'Taught three classes to cook one dish.']],
}

export async function addRemembered(tx: Context, idOf: (who: CastKey) => number) {
  const anders = idOf('anders')
  await remember(tx, anders, ANDERS, idOf)
  const founder = await findFounder(tx, anders)
  if (founder !== undefined) await remember(tx, founder, FOUNDER, idOf)
}

/** The one of the first classes, outside of the cast, with most little brothers. */
async function findFounder({ db }: Context, except: number) {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m join lineage_ties tie on tie.big_id = m.id and tie.little_id is not null
    where m.pledge_class between -2 and 0 and m.avatar is null and m.role = 'member' and m.id <> ${except}
      and m.inactive_since is null and m.offices = '{}' and not exists (select from trips where member_id = m.id)
    group by m.id order by count(*) desc, m.id limit 1`.execute(db)
  return rows[0]?.id
}

async function remember(tx: Context, id: number, life: Life, idOf: (who: CastKey) => number) {
  const since = new Date(tx.now().getTime() - 60 * DAY_MS)
  await tx.db
    .updateTable('members')
    .set({ inactive_since: since, passed_since: since, remembered_since: since, offices: [], bio: life.bio })
    .where('id', '=', id)
    .execute()
  await tx.db.deleteFrom('trips').where('member_id', '=', id).execute()
  await tx.db.updateTable('office_terms').set({ ended_on: '2025-12-31' }).where('member_id', '=', id).execute()
  const [office, began_on, ended_on] = life.office
  await tx.db.insertInto('office_terms').values({ office, member_id: id, began_on, ended_on }).execute()
  await tx.db
    .insertInto('passings')
    .values({
      member_id: id,
      born_on: life.bornOn,
      died_on: life.diedOn,
      words: life.words,
      source: 'His family wrote',
      marked_by: idOf('marcus'),
      former: '{}',
    })
    .execute()
  const authors = [
    ...(await findLittles(tx, id)).map((author, at) => [author, life.ofLittles[at]] as const),
    ...life.ofOthers.map(([who, words]) => [idOf(who), words] as const),
  ]
  for (const [at, [author_id, words]] of authors.entries())
    if (words !== undefined && author_id !== id)
      await tx.db
        .insertInto('remembrances')
        .values({ member_id: id, author_id, words, written_at: new Date(since.getTime() + (at + 1) * 3 * DAY_MS) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

const findLittles = async ({ db }: Context, id: number) => {
  const { rows } = await sql<{ id: number }>`
    select m.id from lineage_ties tie join members m on m.id = tie.little_id
    where tie.big_id = ${id} and m.passed_since is null order by m.id`.execute(db)
  return rows.map((little) => little.id)
}
