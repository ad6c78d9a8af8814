// SQL of the tags on photos.
import type { TagConsent } from '@aerie/contract/photo-tags'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface TagCandidate {
  id: number
  consent: TagConsent
  hasRefused: boolean
  isTagged: boolean
}

/** What those of the members who are there say to being tagged on a photo. */
export async function listAsked(db: Db, photoId: number, memberIds: number[]): Promise<TagCandidate[]> {
  const { rows } = await sql<TagCandidate>`
    select member.id, coalesce(choice.consent, 'tell') as consent,
      refusal.member_id is not null as "hasRefused", tag.member_id is not null as "isTagged"
    from members member
    left join photo_tag_consents choice on choice.member_id = member.id
    left join photo_tag_refusals refusal on refusal.member_id = member.id and refusal.photo_id = ${photoId}
    left join photo_member_tags tag on tag.member_id = member.id and tag.photo_id = ${photoId}
    where member.id = any(${memberIds}::int[]) and (member.inactive_since is null or member.remembered_since is not null)`.execute(
    db,
  )
  return rows
}

export const countTagged = async (db: Db, photoId: number) => {
  const { count } = await db
    .selectFrom('photo_member_tags')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('photo_id', '=', photoId)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewTag {
  memberId: number
  x: number
  y: number
  isPending: boolean
  /** Not on the photo yet. */
  isNew: boolean
}

/** One that is there already is moved. */
export const putTags = (db: Db, photoId: number, tags: NewTag[], by: number) =>
  sql`insert into photo_member_tags (photo_id, member_id, x, y, tagged_by, is_pending)
    select ${photoId}::int, "memberId", x, y, ${by}::int, "isPending"
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb)
      as tag ("memberId" int, x double precision, y double precision, "isPending" boolean)
    on conflict (photo_id, member_id) do update set x = excluded.x, y = excluded.y`.execute(db)

export const acceptTag = (db: Db, photoId: number, memberId: number) =>
  db
    .updateTable('photo_member_tags')
    .set({ is_pending: false })
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()

export const findTag = (db: Db, photoId: number, memberId: number) =>
  db
    .selectFrom('photo_member_tags')
    .select(['member_id', 'tagged_by', 'is_pending'])
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const deleteTag = (db: Db, photoId: number, memberId: number) =>
  db.deleteFrom('photo_member_tags').where('photo_id', '=', photoId).where('member_id', '=', memberId).execute()

export const refuseTag = (db: Db, photoId: number, memberId: number) =>
  db
    .insertInto('photo_tag_refusals')
    .values({ photo_id: photoId, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Tags that wait for a member's yes, newest photo first, before one. */
export const listWaiting = (db: Db, memberId: number, limit: number, before: number | null) =>
  tagsOf(db, memberId)
    .leftJoin('members as tagger', 'tagger.id', 'tag.tagged_by')
    .select(['tag.photo_id', 'tag.tagged_at', 'album.title'])
    .select(['tagger.id', 'tagger.first_name', 'tagger.familiar', 'tagger.last_name'])
    .select(['tagger.avatar', 'tagger.avatar_hash', 'tagger.remembered_since'])
    .where('tag.is_pending', '=', true)
    .$if(before !== null, (query) => query.where('tag.photo_id', '<', before ?? 0))
    .orderBy('tag.photo_id', 'desc')
    .limit(limit)
    .execute()

/** On photos that all brothers see. */
const tagsOf = (db: Db, memberId: number) =>
  db
    .selectFrom('photo_member_tags as tag')
    .innerJoin('photos as photo', 'photo.id', 'tag.photo_id')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .where('tag.member_id', '=', memberId)
    .where('photo.is_flagged', '=', false)
    .where('photo.state', '<>', 'failed')
    .where('photo.deleted_at', 'is', null)
    .where('photo.purged_at', 'is', null)
    .where('album.deleted_at', 'is', null)

/** By others, after a time; those that wait for his yes among them. */
export const countTagsSince = async (db: Db, memberId: number, since: Date) =>
  (
    await tagsOf(db, memberId)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('tag.tagged_at', '>', since)
      .where('tag.tagged_by', 'is distinct from', memberId)
      .executeTakeFirstOrThrow()
  ).n

export const findConsent = async (db: Db, memberId: number) =>
  ((await db.selectFrom('photo_tag_consents').select('consent').where('member_id', '=', memberId).executeTakeFirst())
    ?.consent ?? 'tell') as TagConsent

export const saveConsent = (db: Db, memberId: number, consent: TagConsent) =>
  db
    .insertInto('photo_tag_consents')
    .values({ member_id: memberId, consent })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ consent }))
    .execute()
