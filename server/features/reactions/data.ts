// SQL of the reactions, of whatever it is that they are given to.
import { sql } from 'kysely'
import type { Announcing } from '#platform/db/announcing.ts'
import { LAST } from '#platform/db/connections.ts'
import type { Db } from '#platform/db/db.ts'
import type { ReactionTable } from './table.ts'

const standing = ({ from }: ReactionTable) => sql`${from} join members member on member.id = reaction.member_id`

/** Of each emoji of some things, whose it is, the first first; nobody inactive. */
export const listReactions = async (db: Db, table: ReactionTable, ids: number[]) =>
  ids.length === 0
    ? []
    : (
        await sql<{ thing: number; emoji: string; members: number[] }>`
          select reaction.${table.thing} as thing, reaction.emoji,
            array_agg(member.id order by reaction.reacted_at, member.id) as members
          ${standing(table)}
          where reaction.${table.thing} = any(${ids}::int[]) and reaction.withdrawn_at is null
            and member.inactive_since is null
          group by reaction.${table.thing}, reaction.emoji`.execute(db)
      ).rows

interface Reacting extends Announcing {
  id: number
  memberId: number
  emoji: string
  /** Null: the other of the two. */
  isOn: boolean | null
  /** Nothing else is done in its transaction. */
  isAlone: boolean
}

export interface Given {
  is_on: boolean
  /** All other reactions to the thing, his own among them. */
  others: { emoji: string; count: number; is_mine: boolean }[]
  announced: number
}

/** One statement, so that however many react at once, each reaction is there once. Undefined where there is no such thing. */
export const react = async (
  db: Db,
  table: ReactionTable,
  { id, memberId, emoji, isOn, isAlone, ...announcing }: Reacting,
) =>
  (
    await sql<Given>`${sql.raw(isAlone ? LAST : '')} with given as (${table.insert}
      select shown.id, ${memberId}, ${emoji}, case when not ${isOn ?? true}::boolean then now() end
      from (${table.shown(id)}) as shown
      on conflict (${table.thing}, member_id, emoji) do update set
        withdrawn_at = case when not coalesce(${isOn}::boolean, kept.withdrawn_at is not null) then now() end,
        reacted_at = case when kept.withdrawn_at is null then kept.reacted_at else now() end
      returning withdrawn_at is null as is_on)
    select given.is_on, coalesce((select json_agg(others) from (
        select reaction.emoji, count(*)::int as count, bool_or(member.id = ${memberId}) as is_mine
        ${standing(table)}
        where reaction.${table.thing} = ${id} and reaction.withdrawn_at is null
          and member.inactive_since is null and (member.id <> ${memberId} or reaction.emoji <> ${emoji})
        group by reaction.emoji) as others), '[]') as others,
      announce_changes(${announcing.channel}, ${announcing.payloads}::text[]) as announced
    from given`.execute(db)
  ).rows[0]

export const isShown = async (db: Db, { shown }: ReactionTable, id: number) =>
  (await shown(id).execute(db)).rows.length > 0

/** As many as are named of those who gave one reaction. */
const MOST_NAMED = 8

export interface NamedReaction {
  emoji: string
  id: number
  first_name: string
  familiar: string | null
  last_name: string
  avatar: string | null
  avatar_hash: string | null
  remembered_since: Date | null
}

/** The first of each emoji, without one member. */
export const listReactors = async (db: Db, table: ReactionTable, id: number, except: number) =>
  (
    await sql<NamedReaction>`
      select emoji, id, first_name, familiar, last_name, avatar, avatar_hash, remembered_since from (
        select reaction.emoji, member.id, member.first_name, member.familiar, member.last_name, member.avatar,
          member.avatar_hash, member.remembered_since, row_number() over (partition by emoji order by reacted_at, member.id) as at
        ${standing(table)}
        where reaction.${table.thing} = ${id} and reaction.withdrawn_at is null
          and member.inactive_since is null and member.id <> ${except}) as named
      where at <= ${MOST_NAMED} order by emoji, at`.execute(db)
  ).rows
