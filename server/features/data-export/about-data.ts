// SQL for what a row of a table is about, where it has but a number for that; `row` is the row.
import { levelsOf } from '@aerie/contract/document-values'
import { Role } from '@aerie/contract/person'
import { sql } from 'kysely'

export const album = sql<string>`(select case when deleted_at is null then title else 'an album' end
  from albums where albums.id = row.album_id)`
const roleOf = (by: string) => sql<string>`(select role from members where id = ${sql.ref(`row.${by}`)})`
/** What is under review, in the bin or gone is called nothing to who may not see it. */
export const photo = (by: string) => sql<string>`(select case
    when photos.deleted_at is null and photos.purged_at is null and albums.deleted_at is null
      and (${roleOf(by)} = 'super_admin' or not is_flagged and (photos.state <> 'failed' or photos.uploaded_by = ${sql.ref(`row.${by}`)}))
    then original_filename else 'a photo' end
  from photos join albums on albums.id = photos.album_id where photos.id = row.photo_id)`
const READERS = Role.options.flatMap((role) => levelsOf(role).map((level) => `${role} ${level}`))
/** Of levels that are his now; he may have opened it when it was another's. */
export const document = (by: string) =>
  sql<string>`case when ${roleOf(by)} || ' ' || access_level = any(${READERS}::text[]) then title else 'a document' end`
export const version = (by: string) => sql<string>`(select ${document(by)} from documents join document_versions version
  on version.document_id = documents.id where version.id = row.version_id)`
/** A void one says that it is. */
export const vote = sql<string>`coalesce((select title || case when voided_at is null then '' else ' (void)' end from polls
    where polls.box_id = row.box_id),
  (select elections.title || ', ' || position.title || case when elections.voided_at is null then '' else ' (void)' end
    from election_positions position
    join elections on elections.id = position.election_id where position.box_id = row.box_id))`
/** What an inactive member did is shown to nobody. */
export const activity = sql<string>`coalesce((select description from activity_items item
  join members on members.id = item.member_id and members.inactive_since is null
  where item.id = row.activity_id), 'what a brother did')`
/** A draft is there for officers alone, and others may have written on it. */
export const seesNews = (by: string) => sql<boolean>`(row.is_published or ${roleOf(by)} <> 'member')`
export const other = (column: string) =>
  sql<string>`(select first_name || ' ' || last_name from members where members.id = ${sql.ref(`row.${column}`)})`
