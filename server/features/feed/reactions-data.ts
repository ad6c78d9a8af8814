// SQL of the reactions.
import { sql } from 'kysely'
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

/** One statement, so that however many react at once, each reaction is there once. `isOn` null: the other of the two. */
export const react = async (db: Db, activityId: number, memberId: number, emoji: string, isOn: boolean | null) =>
  (
    await sql`insert into activity_reactions as kept (activity_id, member_id, emoji, withdrawn_at)
      select item.id, ${memberId}, ${emoji}, case when not ${isOn ?? true}::boolean then now() end
      from activity_items item join members member on member.id = item.member_id and member.inactive_since is null
      where item.id = ${activityId}
      on conflict (activity_id, member_id, emoji) do update set
        withdrawn_at = case when not coalesce(${isOn}::boolean, kept.withdrawn_at is not null) then now() end,
        reacted_at = case when kept.withdrawn_at is null then kept.reacted_at else now() end`.execute(db)
  ).numAffectedRows === 1n

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
