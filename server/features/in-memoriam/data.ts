// SQL of the brothers who have passed, as others see them.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const PERSON = [
  'members.id',
  'members.first_name',
  'members.familiar',
  'members.last_name',
  'members.avatar',
  'members.avatar_hash',
  'members.remembered_since',
  'members.pledge_class',
  'members.class',
] as const

/** That of the nearest brother above a row of `members` who has one. */
type InheritedColor = RawBuilder<string | null>

interface Quote {
  words: string
  id: number
  first_name: string
  familiar: string | null
  last_name: string
  relation: 'big' | 'little'
}

/** The first words of a brother tied to him, as far as they stand. */
const quote = sql<Quote | null>`(
  select json_build_object('words', r.words, 'id', author.id, 'first_name', author.first_name,
    'familiar', author.familiar, 'last_name', author.last_name,
    'relation', case when tie.little_id = members.id then 'big' else 'little' end)
  from remembrances r join members author on author.id = r.author_id
    join lineage_ties tie on tie.confirmed_at is not null
      and ((tie.big_id = members.id and tie.little_id = author.id) or (tie.little_id = members.id and tie.big_id = author.id))
  where r.member_id = members.id and r.words is not null
  order by r.written_at, r.id limit 1)`.as('quote')

const remembered = (db: Db, inherited: InheritedColor) =>
  db
    .selectFrom('passings as passing')
    .innerJoin('members', 'members.id', 'passing.member_id')
    .select([...PERSON, 'passing.born_on', 'passing.died_on'])
    .select(sql<string | null>`coalesce(members.lineage_color, ${inherited})`.as('color'))
    .where('members.remembered_since', 'is not', null)

/** By class, the oldest first, then by name. */
export const list = (db: Db, inherited: InheritedColor) =>
  remembered(db, inherited)
    .select(quote)
    .orderBy(sql`coalesce(members.pledge_class, members.class) nulls last`)
    .orderBy('members.last_name')
    .orderBy('members.id')
    .execute()

export const find = (db: Db, id: number, inherited: InheritedColor) =>
  remembered(db, inherited)
    .select(['passing.words', 'members.middle_name'])
    .where('members.id', '=', id)
    .executeTakeFirst()

/** What he is called and of which class. */
export const findName = (db: Db, id: number) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'pledge_class'])
    .where('id', '=', id)
    .where('remembered_since', 'is not', null)
    .executeTakeFirst()

/** The ids of those whom others see as remembered: of these members, or since a time. */
export const listIds = async (db: Db, of: { ids: number[] } | { since: Date }) =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('remembered_since', 'is not', null)
      .$if('ids' in of, (query) => query.where('id', 'in', 'ids' in of ? of.ids : []))
      .$if('since' in of, (query) => query.where('remembered_since', '>', 'since' in of ? of.since : new Date(0)))
      .where('passed_since', 'is not', null)
      .execute()
  ).map(({ id }) => id)

export const findBig = (db: Db, id: number) =>
  db
    .selectFrom('lineage_ties as tie')
    .innerJoin('members', 'members.id', 'tie.big_id')
    .select(PERSON)
    .where('tie.little_id', '=', id)
    .where('tie.confirmed_at', 'is not', null)
    .executeTakeFirst()

/** Those of his tree by confirmed ties, generation by generation; a cycle in old data ends where it began. */
export const listDescendants = (db: Db, id: number, most: number) =>
  db
    .withRecursive('begun(id, big_id, depth)', (with_) =>
      with_
        .selectFrom('lineage_ties as tie')
        .select([sql<number>`tie.little_id`.as('id'), sql<number>`tie.big_id`.as('big_id'), sql<number>`1`.as('depth')])
        .where('tie.big_id', '=', id)
        .where('tie.little_id', 'is not', null)
        .where('tie.confirmed_at', 'is not', null)
        .unionAll(
          with_
            .selectFrom('begun')
            .innerJoin('lineage_ties as tie', 'tie.big_id', 'begun.id')
            .select([
              sql<number>`tie.little_id`.as('id'),
              sql<number>`tie.big_id`.as('big_id'),
              sql<number>`begun.depth + 1`.as('depth'),
            ])
            .where('tie.little_id', 'is not', null)
            .where('tie.little_id', '<>', id)
            .where('tie.confirmed_at', 'is not', null)
            .where('begun.depth', '<', MOST_GENERATIONS),
        ),
    )
    .selectFrom('begun')
    .innerJoin('members', 'members.id', 'begun.id')
    .select([...PERSON, 'begun.big_id'])
    .orderBy('begun.depth')
    .orderBy('begun.big_id')
    .orderBy('members.id')
    .limit(most)
    .execute()

/** More than any brotherhood has had. */
const MOST_GENERATIONS = 60

/** The offices he held, the first first. */
export const listTerms = (db: Db, memberId: number) =>
  db
    .selectFrom('office_terms')
    .select(['office', 'began_on', 'ended_on'])
    .where('member_id', '=', memberId)
    .orderBy(sql`began_on nulls first`)
    .orderBy('id')
    .execute()

export const findContact = (db: Db, memberId: number) =>
  db
    .selectFrom('family_contacts as contact')
    .leftJoin('members as by', 'by.id', 'contact.changed_by')
    .select(['contact.name', 'contact.reach', 'contact.note', 'contact.changed_at', 'contact.version'])
    .select(['by.id', 'by.first_name', 'by.familiar', 'by.last_name'])
    .where('contact.member_id', '=', memberId)
    .executeTakeFirst()

interface Contact {
  name: string
  reach: string
  note: string | null
  changed_by: number
  changed_at: Date
}

/** Whether there was none yet. */
export const addContact = async (db: Db, memberId: number, contact: Contact) => {
  const { numInsertedOrUpdatedRows: rows } = await db
    .insertInto('family_contacts')
    .values({ member_id: memberId, ...contact })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return rows === 1n
}

/** Whether it was still of that version. */
export const changeContact = async (db: Db, memberId: number, version: number, contact: Contact) => {
  const { numUpdatedRows: rows } = await db
    .updateTable('family_contacts')
    .set({ ...contact, version: version + 1 })
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirst()
  return rows === 1n
}

export const removeContact = async (db: Db, memberId: number) =>
  (await db.deleteFrom('family_contacts').where('member_id', '=', memberId).executeTakeFirst()).numDeletedRows > 0n
