// Seeds albums whose photos are ready, straight into the database and the folder of files.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serialize } from 'node:v8'
import { photoFilename } from '@aerie/contract/album-values'
import { joinJpegs } from '@aerie/watermark/joined-jpeg'
import { renditionOf, thumbnailOf } from '../../server/features/photo-files/service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { makePhoto, type PhotoPictures } from '../../server/platform/pictures/photo.ts'
import { randomCode } from '../../server/platform/secrets/codes.ts'
import { type SeededFolder, seedDataFolder, withAnalyzed, withDatabase } from './data-folder.ts'
import { takePhoto } from './photo.ts'

/** Across, upright, square, and a panorama. */
const SHAPES = [
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 4000, height: 2250 },
  { width: 3000, height: 3000 },
  { width: 6000, height: 2000 },
]
const PHOTOS_A_DAY = 60
const BEGAN = Date.UTC(2024, 5, 1, 8)
const MINUTE_MS = 60_000

export interface SeededAlbum {
  id: number
  /** As the contract names its photos, in the order in which they were taken. */
  filenames: string[]
}

export interface SeededAlbums extends SeededFolder {
  /** Of thumbnails alone. */
  large: SeededAlbum
  /** With all that a zip takes. */
  whole: SeededAlbum
  /** Paths of JPEGs as copies are without their marks; the photos of both albums are these in turn. */
  scenes: string[]
}

export async function seedAlbums(
  folder: string,
  counts: { large: number; whole: number },
  members = 200,
): Promise<SeededAlbums> {
  const filled = await seedDataFolder(folder, members)
  const scenes = await Promise.all(
    SHAPES.map(async (shape, at) => {
      const file = join(folder, `scene-${at}.jpg`)
      await takePhoto(file, shape)
      return makePhoto(await readFile(file))
    }),
  )
  const seed = (title: string, count: number, hasViews: boolean) =>
    withDatabase(folder, ({ db }) => seedAlbum(db, join(folder, 'files'), { title, count, hasViews, scenes }))
  const large = await seed('Everything there is', counts.large, false)
  const whole = await seed('To take home', counts.whole, true)
  const jpegs = scenes.map(({ rendition }, at) => put(join(folder, `copy-${at}.jpg`), joinJpegs(rendition)))
  return { ...(await withAnalyzed(filled)), large, whole, scenes: await Promise.all(jpegs) }
}

interface Wanted {
  title: string
  count: number
  hasViews: boolean
  scenes: PhotoPictures[]
}

async function seedAlbum(db: Db, files: string, { title, count, hasViews, scenes }: Wanted): Promise<SeededAlbum> {
  const album = await db.insertInto('albums').values({ title, is_open: true }).returning('id').executeTakeFirstOrThrow()
  const seeded: SeededAlbum = { id: album.id, filenames: [] }
  for (let at = 0; at < count; at++) {
    const scene = scenes[at % scenes.length] as PhotoPictures
    const code = randomCode()
    await insert(db, album.id, { at, code, scene })
    for (const { size, bytes } of scene.thumbs) await put(join(files, thumbnailOf(code, size)), bytes)
    if (hasViews)
      for (const size of ['view', 'full'] as const)
        await put(join(files, renditionOf(code, size)), serialize(scene.rendition))
    seeded.filenames.push(photoFilename({ code, media_type: 'photo' }))
  }
  return seeded
}

const insert = (db: Db, albumId: number, { at, code, scene }: { at: number; code: string; scene: PhotoPictures }) =>
  db
    .insertInto('photos')
    .values({
      album_id: albumId,
      code,
      media_type: 'photo',
      mime_type: 'image/jpeg',
      extension: 'jpg',
      original_filename: `IMG_${String(at).padStart(4, '0')}.jpg`,
      bytes: scene.rendition.y.length,
      sha256: createHash('sha256').update(code).digest(),
      width: scene.width,
      height: scene.height,
      hash: scene.hash,
      taken_at: takenAt(at),
      state: 'ready',
    })
    .execute()

/** A few a day, a minute apart. */
const takenAt = (at: number) =>
  new Date(BEGAN + Math.floor(at / PHOTOS_A_DAY) * 1440 * MINUTE_MS + (at % PHOTOS_A_DAY) * MINUTE_MS)
    .toISOString()
    .slice(0, 19)

async function put(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return path
}
