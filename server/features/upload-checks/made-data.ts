// SQL of what is made of papers, photos and films so that they can be shown: what waits for that, and what failed.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'

/** Those of a kind that wait, for how many seconds the oldest has, and those that failed in the last seven days. */
export interface MadeFigures {
  waiting: number
  seconds: number
  failed: number
}

/** Of documents of all kinds but films; what LibreOffice made nothing of is shown in a simpler form. */
export const readPapers = (db: Db) =>
  onlyRow(
    sql<MadeFigures & { unconverted: number }>`select
        (count(*) filter (where state = 'making'))::int as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where state = 'making')), 0)::int as seconds,
        (count(*) filter (where state = 'failed' and created_at > now() - interval '7 days'))::int as failed,
        (count(*) filter (where conversion_failed_at > now() - interval '7 days'))::int as unconverted
      from document_versions where kind <> 'video'`,
    db,
  )

/** Of albums and of documents. Those that no browser plays and nothing here converts can only be downloaded. */
export const readFilms = (db: Db) =>
  onlyRow(
    sql<MadeFigures & { onlyDownloaded: number }>`select
        (count(*) filter (where state = 'making'))::int as waiting,
        coalesce(extract(epoch from now() - min(queued_at) filter (where state = 'making')), 0)::int as seconds,
        (count(*) filter (where state = 'failed' and queued_at > now() - interval '7 days'))::int as failed,
        (count(*) filter (where "isAsSent"))::int as "onlyDownloaded"
      from (
        select state, queued_at, is_as_uploaded as "isAsSent" from photos
          where media_type = 'video' and deleted_at is null and purged_at is null
        union all
        select state, created_at, film <> 'mp4' from document_versions where kind = 'video'
      ) film`,
    db,
  )

/** Of albums; films are counted apart. */
export const readPhotos = (db: Db) =>
  onlyRow(
    sql<MadeFigures>`select
        (select count(*)::int from photos where ${IS_PHOTO} and state = 'making') as waiting,
        (select coalesce(extract(epoch from now() - min(queued_at)), 0)::int from photos
          where ${IS_PHOTO} and state = 'making') as seconds,
        (select count(*)::int from photos where ${IS_PHOTO} and state = 'failed'
          and queued_at > now() - interval '7 days') as failed`,
    db,
  )

const IS_PHOTO = sql`media_type = 'photo' and deleted_at is null and purged_at is null`

/** Documents that the virus scanner has not answered about. */
export const readUnscanned = async (db: Db) =>
  (await onlyRow(sql<{ n: number }>`select count(*)::int as n from document_versions where state = 'checking'`, db)).n
