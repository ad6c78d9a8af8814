// SQL of the reactions.
import { sql } from 'kysely'
import type { Announcing } from '#platform/db/announcing.ts'
import { LAST } from '#platform/db/connections.ts'
import type { Db } from '#platform/db/db.ts'

/** Of each emoji of an item, whose it is, the first first; nobody inactive. */
export const listReactions = async (db: Db, activityIds: number[]) =>
  (
    await sql<{ activity_id: number; emoji: string; members: number[] }>`
      select reaction.activity_id, reaction.emoji, array_agg(member.id order by reaction.reacted_at, member.id) as members
      from activity_reactions reaction join members member on member.id = reaction.member_id
      where reaction.activity_id = any(${activityIds}::int[]) and reaction.withdrawn_at is null
        and member.inactive_since is null
      group by reaction.activity_id, reaction.emoji`.execute(db)
  ).rows

interface Reacting extends Announcing {
  activityId: number
  memberId: number
  emoji: string
  /** Null: the other of the two. */
  isOn: boolean | null
  /** Nothing else is done in its transaction. */
  isAlone: boolean
}

interface Reacted {
  is_on: boolean
  /** All other reactions to the item, his own among them. */
  others: { emoji: string; count: number; is_mine: boolean }[]
  announced: number
}

/** One statement, so that however many react at once, each reaction is there once. Undefined where there is no such item. */
export const react = async (db: Db, { activityId, memberId, emoji, isOn, isAlone, ...announcing }: Reacting) =>
  (
    await sql<Reacted>`${sql.raw(isAlone ? LAST : '')} with given as (insert into activity_reactions as kept (activity_id, member_id, emoji, withdrawn_at)
      select item.id, ${memberId}, ${emoji}, case when not ${isOn ?? true}::boolean then now() end
      from activity_items item join members member on member.id = item.member_id and member.inactive_since is null
      where item.id = ${activityId}
      on conflict (activity_id, member_id, emoji) do update set
        withdrawn_at = case when not coalesce(${isOn}::boolean, kept.withdrawn_at is not null) then now() end,
        reacted_at = case when kept.withdrawn_at is null then kept.reacted_at else now() end
      returning withdrawn_at is null as is_on)
    select given.is_on, coalesce((select json_agg(others) from (
        select reaction.emoji, count(*)::int as count, bool_or(member.id = ${memberId}) as is_mine
        from activity_reactions reaction join members member on member.id = reaction.member_id
        where reaction.activity_id = ${activityId} and reaction.withdrawn_at is null
          and member.inactive_since is null and (member.id <> ${memberId} or reaction.emoji <> ${emoji})
        group by reaction.emoji) as others), '[]') as others,
      announce_changes(${announcing.channel}, ${announcing.payloads}::text[]) as announced
    from given`.execute(db)
  ).rows[0]

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
}

/** The first of each emoji, without one member. */
export const listReactors = async (db: Db, activityId: number, except: number) =>
  (
    await sql<NamedReaction>`
      select emoji, id, first_name, familiar, last_name, avatar, avatar_hash from (
        select reaction.emoji, member.id, member.first_name, member.familiar, member.last_name, member.avatar,
          member.avatar_hash, row_number() over (partition by emoji order by reacted_at, member.id) as at
        from activity_reactions reaction join members member on member.id = reaction.member_id
        where reaction.activity_id = ${activityId} and reaction.withdrawn_at is null
          and member.inactive_since is null and member.id <> ${except}) as named
      where at <= ${MOST_NAMED} order by emoji, at`.execute(db)
  ).rows
