// A photo in the database without its files, for tests that ask for neither.
import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

type Given = Partial<Insertable<DB['photos']>> & { album_id: number }

export const insertPhoto = (db: Db, given: Given) =>
  db
    .insertInto('photos')
    .values({
      code: randomBytes(16).toString('base64url'),
      media_type: 'photo',
      mime_type: 'image/jpeg',
      extension: 'jpg',
      original_filename: 'porch.jpg',
      bytes: 1_000,
      sha256: randomBytes(32),
      taken_at: '2026-05-01T12:00:00',
      width: 1_200,
      height: 800,
      state: 'ready',
      ...given,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
