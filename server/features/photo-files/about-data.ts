// What rows about photos say in an export: a name as far as whose export it is may see it; `row` is the row.
import { sql } from 'kysely'
import { roleOf } from '#platform/db/role-of.ts'

/** What is under review, in the bin or gone is called nothing to who may not see it. */
export const photo = (by: string) => sql<string>`(select case
    when photos.deleted_at is null and photos.purged_at is null and albums.deleted_at is null
      and (${roleOf(by)} = 'super_admin' or not is_flagged and (photos.state <> 'failed' or photos.uploaded_by = ${sql.ref(`row.${by}`)}))
    then original_filename else 'a photo' end
  from photos join albums on albums.id = photos.album_id where photos.id = row.photo_id)`
