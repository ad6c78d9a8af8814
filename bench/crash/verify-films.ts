// Verifies after crashes that each film, in albums and among documents, is there, whole and made, and that files belong to rows.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  coverOf,
  filmOf as documentFilmOf,
  originalOf as documentOf,
} from '../../server/features/document-files/files.ts'
import { tidyDocuments } from '../../server/features/documents/tidying.ts'
import { asUploadedOf, filmOf, originalOf, thumbnailOf } from '../../server/features/photo-files/files.ts'
import { tidyPhotos } from '../../server/features/photos/service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { openFilms } from '../../server/platform/films/films.ts'
import { type Client, expectStatus, openClient } from '../instruments/client.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { memberOf } from './album-writer.ts'
import type { FilmWrites } from './film-writer.ts'
import { sweeping } from './sweeping.ts'
import { filesIn, isWholePicture } from './verify-albums.ts'
import { findVersionFaults } from './verify-documents.ts'

/** A job that a kill interrupted is due again after two minutes, and each of them may have been; conversions go one by one. */
const TIMEOUT_MS = 600_000

/** Answers what is wrong; what was under way is taken as it was found. */
export async function findFilmFaults(address: string, mailboxes: string[], { albumId, films, documents }: FilmWrites) {
  const client = openClient(address)
  const cookie = await memberOf(client, mailboxes[0])
  const listed = new Set((await readAlbum(client, cookie, albumId)).map(({ id }) => id))
  const faults = films.filter((id) => !listed.has(id)).map((id) => `film ${id} is lost`)
  faults.push(...(await findVersionFaults(client, cookie, documents)))
  client.close()
  return faults
}

async function readAlbum(client: Client, cookie: string, albumId: number): Promise<{ id: number; state: string }[]> {
  const { body } = await expectStatus(200, client.send(`/api/albums/${albumId}/photos`, { headers: { cookie } }))
  return JSON.parse(String(body))
}

/** Waits until none is being made any more; answers what is wrong with those that should be ready. */
export async function untilFilmsMade(address: string, mailboxes: string[], { albumId, documents }: FilmWrites) {
  const client = openClient(address)
  const cookie = await memberOf(client, mailboxes[0])
  const standing = async () => {
    const films = (await readAlbum(client, cookie, albumId)).map(({ id, state }) => ({ name: `film ${id}`, state }))
    const papers = await Promise.all(
      documents.map(async ({ id }) => {
        const { status } = await client.send(`/api/documents/${id}/content`, { headers: { cookie } })
        return { name: `document ${id}`, state: status === 200 ? 'ready' : 'making' }
      }),
    )
    return [...films, ...papers]
  }
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(2_000))
    if ((await standing()).every(({ state }) => state !== 'making')) break
  const faults = (await standing()).flatMap(({ name, state }) => (state === 'ready' ? [] : [`${name} is ${state}`]))
  client.close()
  return faults
}

/** Opens the folder, which no server may run on, sweeps as the server does two days later, and compares. */
export const findFilmFileFaults = (folder: string) =>
  withDatabase(folder, async (database) => {
    await sweeping(database, join(folder, 'files'), async (later) => {
      await tidyPhotos(later)
      await tidyDocuments(later)
    })
    return compare(database.db, join(folder, 'files'))
  })

interface Stored {
  code: string
  extension: string
  sha256: Buffer
  state: string
}

/** What each file is to be: an original by its digest, a film that plays, or a picture. */
type Expected = { digest: Buffer } | 'film' | 'picture'

async function compare(db: Db, folder: string) {
  const { rows: films } = await sql<Stored & { is_as_uploaded: boolean; hash: string | null }>`
    select code, extension, sha256, state, is_as_uploaded, hash from photos`.execute(db)
  const { rows: papers } = await sql<Stored & { film: string | null; has_cover: boolean }>`
    select code, extension, sha256, state, film, has_cover from document_versions`.execute(db)
  const expected = new Map<string, Expected>()
  for (const one of films) {
    expected.set(originalOf(one), { digest: one.sha256 })
    expected.set(one.is_as_uploaded ? asUploadedOf(one) : filmOf(one.code), 'film')
    if (one.hash) for (const size of [200, 400] as const) expected.set(thumbnailOf(one.code, size), 'picture')
  }
  for (const one of papers) {
    expected.set(documentOf(one), { digest: one.sha256 })
    expected.set(documentFilmOf(one.code, one.film ?? one.extension), 'film')
    if (one.has_cover) expected.set(coverOf(one.code), 'picture')
  }
  const found = await filesIn(folder)
  const faults = [
    ...[...films, ...papers].flatMap(({ code, state }) => (state === 'ready' ? [] : [`${code} is ${state}`])),
    ...[...expected.keys()].filter((name) => !found.includes(name)).map((name) => `${name} is missing`),
    ...found.filter((name) => !expected.has(name)).map((name) => `${name} belongs to nothing`),
  ]
  const prober = openFilms({ ffmpeg: null })
  for (const name of found) {
    const kind = expected.get(name)
    const path = join(folder, name)
    if (kind && !(await isWhole(prober, path, kind))) faults.push(`${name} is not whole`)
  }
  prober.close()
  console.log(
    `There are ${films.length} films and ${papers.length} versions with ${found.length} files, each looked at.`,
  )
  return faults
}

async function isWhole(films: ReturnType<typeof openFilms>, path: string, kind: Expected) {
  if (kind === 'picture') return isWholePicture(await readFile(path))
  if (kind === 'film') {
    const film = await films.probe(path)
    return film !== null && film.durationMs > 0 && (await films.repack(path, `${path}.tried`).then(Boolean))
  }
  return createHash('sha256')
    .update(await readFile(path))
    .digest()
    .equals(kind.digest)
}
