// SQL of the albums of gatherings.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Undefined where it has none, or where that is in the bin. */
export const find = (db: Db, gatheringId: number) =>
  db
    .selectFrom('gathering_albums as link')
    .innerJoin('albums', 'albums.id', 'link.album_id')
    .select(['albums.id', 'albums.created_by', 'albums.is_open'])
    .where('link.gathering_id', '=', gatheringId)
    .where('albums.deleted_at', 'is', null)
    .executeTakeFirst()

/** The id of the gathering that an album belongs to. */
export const findGatheringOf = async (db: Db, albumId: number) =>
  (await db.selectFrom('gathering_albums').select('gathering_id').where('album_id', '=', albumId).executeTakeFirst())
    ?.gathering_id ?? null

interface Link {
  album_id: number
  linked_by: number | null
  linked_at: Date
}

/** In the place of what it had. */
export const keep = (db: Db, gatheringId: number, link: Link) =>
  db
    .insertInto('gathering_albums')
    .values({ gathering_id: gatheringId, ...link })
    .onConflict((conflict) => conflict.column('gathering_id').doUpdateSet(link))
    .execute()

export const remove = (db: Db, gatheringId: number) =>
  db.deleteFrom('gathering_albums').where('gathering_id', '=', gatheringId).execute()

interface Move {
  id: number
  from: number
}

export const keepMoves = (db: Db, gatheringId: number, moves: Move[]) =>
  sql`insert into gathering_photo_moves (photo_id, gathering_id, from_album)
    select each.id, ${gatheringId}::integer, each.album
    from unnest(${moves.map(({ id }) => id)}::integer[], ${moves.map(({ from }) => from)}::integer[]) as each (id, album)
    on conflict (photo_id) do update set gathering_id = excluded.gathering_id, from_album = excluded.from_album,
      moved_at = now()`.execute(db)

/** Where those of the ids lay before that its uploader has moved to this gathering’s album, and albums that are there. */
export const listMoves = (db: Db, gatheringId: number, { ids, by }: { ids: number[]; by: number }) =>
  db
    .selectFrom('gathering_photo_moves as move')
    .innerJoin('photos', 'photos.id', 'move.photo_id')
    .innerJoin('albums', 'albums.id', 'move.from_album')
    .select(['move.photo_id as id', 'move.from_album as album'])
    .where('move.gathering_id', '=', gatheringId)
    .where('move.photo_id', '=', sql<number>`any(${ids}::integer[])`)
    .where('photos.uploaded_by', '=', by)
    .where('albums.deleted_at', 'is', null)
    .execute()

export const removeMoves = (db: Db, ids: number[]) =>
  db.deleteFrom('gathering_photo_moves').where('photo_id', '=', sql<number>`any(${ids}::integer[])`).execute()
