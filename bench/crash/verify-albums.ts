// Verifies after crashes that each photo is what was acknowledged of it, whole, and that rows and files belong together.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { originalOf, renditionOf, thumbnailOf } from '../../server/features/photo-files/files.ts'
import { tidyPhotos } from '../../server/features/photos/service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { readRendition } from '../../server/platform/watermark/kept-rendition.ts'
import { type Client, expectStatus, openClient } from '../instruments/client.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { type AlbumWrites, memberOf, type State, type WrittenPhoto } from './album-writer.ts'
import { sweeping } from './sweeping.ts'

/** A job that a kill interrupted is due again after two minutes. */
const TIMEOUT_MS = 200_000
const ROADS = ['view', 'thumbnail', 'download']

/** Answers what is wrong; what was under way is taken as it was found. */
export async function findStateFaults(address: string, mailboxes: string[], { photos }: AlbumWrites) {
  const client = openClient(address)
  const [member, deciding] = [await memberOf(client, mailboxes[1]), await memberOf(client, mailboxes[0])]
  const faults: string[] = []
  for (const photo of photos) {
    const found = await stateOf(client, { member, deciding }, photo)
    if (found !== photo.state && found !== photo.underWay)
      faults.push(`photo ${photo.id} was acknowledged as ${photo.state}, and is ${found}`)
    else Object.assign(photo, { state: found, underWay: null })
    if (found !== 'there') faults.push(...(await findOpenRoads(client, member, photo)))
  }
  client.close()
  return faults
}

interface Callers {
  /** Whose photos they are. */
  member: string
  deciding: string
}

/** As a brother and a super admin find it. */
async function stateOf(client: Client, { member, deciding }: Callers, { id }: WrittenPhoto): Promise<State | 'half'> {
  const ask = async (cookie: string, path: string) => (await client.send(path, { headers: { cookie } })).status
  const path = `/api/photos/${id}/with-tags`
  const [his, all] = [await ask(member, path), await ask(deciding, path)]
  if (his === 200 && all === 200) return 'there'
  if (his === 410 && all === 200) return 'flagged'
  if (his !== 404 || all !== 404) return 'half'
  return (await isInBin(client, member, id)) ? 'binned' : 'purged'
}

async function isInBin(client: Client, cookie: string, id: number) {
  for (let cursor = ''; ; ) {
    const { body, headers } = await expectStatus(
      200,
      client.send(`/api/bin?limit=100${cursor}`, { headers: { cookie } }),
    )
    if (JSON.parse(String(body)).some((entry: { id: number }) => entry.id === id)) return true
    const next = /[?&](cursor=[^&>]+)/.exec(String(headers.link ?? ''))?.[1]
    if (!next) return false
    cursor = `&${next}`
  }
}

async function findOpenRoads(client: Client, cookie: string, { id }: WrittenPhoto) {
  const faults: string[] = []
  for (const road of ROADS) {
    const { status } = await client.send(`/api/photos/${id}/${road}`, { headers: { cookie } })
    if (status !== 404) faults.push(`the ${road} of photo ${id}, which nobody may see, answers ${status}`)
  }
  return faults
}

/** Waits until no photo of an album is being made any more; answers what is wrong with those that should be ready. */
export async function untilAllMade(address: string, mailboxes: string[], albumId: number) {
  const client = openClient(address)
  const cookie = await memberOf(client, mailboxes[0])
  const list = async (): Promise<{ id: number; state: string }[]> => {
    const { body } = await expectStatus(200, client.send(`/api/albums/${albumId}/photos`, { headers: { cookie } }))
    return JSON.parse(String(body))
  }
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(1000))
    if ((await list()).every(({ state }) => state !== 'making')) break
  const faults = (await list()).flatMap(({ id, state }) => (state === 'ready' ? [] : [`photo ${id} is ${state}`]))
  client.close()
  return faults
}

interface Row {
  code: string
  extension: string
  sha256: Buffer
  state: string
  is_purged: boolean
}

/** Opens the folder, which no server may run on, sweeps as the server does two days later, and compares. */
export const findFileFaults = (folder: string) =>
  withDatabase(folder, async (database) => {
    await sweeping(database, join(folder, 'files'), tidyPhotos)
    return compare(database.db, join(folder, 'files'))
  })

async function compare(db: Db, folder: string) {
  const { rows } = await sql<Row>`
    select code, extension, sha256, state, purged_at is not null as is_purged from photos`.execute(db)
  const expected = new Map(
    rows.filter((row) => !row.is_purged).flatMap((row) => filesOf(row).map((name) => [name, row])),
  )
  const found = await filesIn(folder)
  const faults = [
    ...[...expected.keys()].filter((name) => !found.includes(name)).map((name) => `${name} is missing`),
    ...found.filter((name) => !expected.has(name)).map((name) => `${name} belongs to nothing`),
    ...rows.filter(({ is_purged }) => is_purged).map(({ code }) => `the row of ${code} was never removed`),
  ]
  const store = openFolderStore(folder)
  for (const name of found) {
    if (name.startsWith('renditions/')) {
      if (typeof (await readRendition(store, name)) === 'string') faults.push(`${name} is not whole`)
      continue
    }
    const content = await readFile(join(folder, name))
    const isRight = name.startsWith('originals/')
      ? createHash('sha256')
          .update(content)
          .digest()
          .equals(expected.get(name)?.sha256 ?? Buffer.of())
      : await isWholePicture(content)
    if (!isRight) faults.push(`${name} is not whole`)
  }
  console.log(`There are ${rows.length} photos with ${found.length} files, each of them looked at.`)
  return faults
}

const filesOf = (photo: Row) => [
  originalOf(photo),
  ...(photo.state === 'ready'
    ? [renditionOf(photo.code, 'view'), thumbnailOf(photo.code, 200), thumbnailOf(photo.code, 400)]
    : []),
]

/** All there are, drafts and what was arriving too. */
export async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

export const isWholePicture = (picture: Buffer) =>
  sharp(picture, { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    )
