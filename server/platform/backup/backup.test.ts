// An archive of an installation, and what comes out of it again: the same rows, the same files, a log that is whole, sign-ins that work.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'
import { verifyChain } from '../audit/audit.ts'
import { bringUp } from '../db/bring-up.ts'
import { openDatabase } from '../db/db.ts'
import { contentsOf, differencesOf, filesIn, rowsIn } from './contents.ts'
import { archiveOf, fillInstallation, openTarget, restoreInto } from './installation.fixture.ts'
import { BadArchive } from './open-archive.ts'
import { readArchive } from './read-archive.ts'
import { tryArchive } from './trial.ts'

const PASSPHRASE = 'a long walk to the river and back'

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-backup-'))
  await fillInstallation(world)
  await world.work()
  await make('plain')
  await make('sealed', PASSPHRASE)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const make = (name: string, passphrase: string | null = null) => archiveOf(world, join(folder, name), { passphrase })

const contentsOfWorld = () => contentsOf({ database: world.location, files: world.ctx.files })

const restore = (
  installation: Awaited<ReturnType<typeof openTarget>>,
  name: string,
  asked: { passphrase?: string | null; isOverwriting?: boolean } = {},
) => restoreInto(installation, join(folder, name), asked)

test.each([
  ['plain', null],
  ['sealed', PASSPHRASE],
])('the same comes out of the %s archive again', async (name, passphrase) => {
  const { manifest, logFault } = await tryArchive(world.ownersLocation, join(folder, name), passphrase)
  expect([manifest.files.count, logFault]).toEqual([(await filesIn(world.ctx.files)).size, null])
  const installation = await openTarget()
  await restore(installation, name, { passphrase })
  expect(differencesOf(await contentsOf(installation), await contentsOfWorld())).toEqual([])

  await bringUp({ owner: installation.database, runtime: installation.database })
  const { db, close } = openDatabase(installation.database, { pool: 1 })
  expect((await verifyChain(db)).brokenAt).toBeNull()
  // What guards rows looks at them again.
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow()
  await expect(db.deleteFrom('ballot_boxes').execute()).rejects.toThrow()
  await expect(
    db
      .insertInto('trips')
      .values({ member_id: 999_999, title: 'x', start_date: '2026-01-01', end_date: '2026-01-02', is_shared: false })
      .execute(),
  ).rejects.toThrow()
  await close()
  await installation.close()
})

test('what is written while it is made is in it whole or not at all', async () => {
  let isOver = false
  const writing = (async () => {
    for (let round = 0; !isOver; round++) {
      await world.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('movie_searches')
          .values({ query: `left ${round}`, answer: '[]' })
          .execute()
        await tx
          .insertInto('movie_posters')
          .values({ file: `left ${round}` })
          .execute()
      })
    }
  })()
  await make('busy').finally(() => {
    isOver = true
  })
  await writing
  const installation = await openTarget()
  await restore(installation, 'busy')
  const { db, close } = openDatabase(installation.database, { pool: 1 })
  const [searches, posters] = [
    await db.selectFrom('movie_searches').select('query').where('query', 'like', 'left %').execute(),
    await db.selectFrom('movie_posters').select('file').where('file', 'like', 'left %').execute(),
  ]
  expect(searches.length).toBe(posters.length)
  await close()
  await installation.close()
})

const DAMAGED = 'The archive is damaged or incomplete: it cannot be read to its end. Take another one.'
const UNOPENED = 'BACKUP_PASSPHRASE is not the passphrase of this archive, or its beginning is damaged.'
const LOCKED = 'The archive is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.'

describe('an archive that is not whole', () => {
  const damage = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const bytes = await readFile(join(folder, name))
    await writeFile(join(folder, 'bad'), change(Buffer.from(bytes)))
    return join(folder, 'bad')
  }
  const changed = (at: number) => (bytes: Buffer) => {
    const place = Math.floor(bytes.length * at)
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0x40, place)
    return bytes
  }
  const cut = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share))

  test.each([
    ...[0, 0.001, 0.3, 0.9, 0.9999].map((share) => ['plain', share, DAMAGED] as const),
    ...[0, 0.3, 0.9, 0.9999].map((share) => ['sealed', share, DAMAGED] as const),
    ['sealed', 0.001, UNOPENED] as const,
  ])('%s, cut at %d of it, is refused', async (name, share, sentence) => {
    await expect(readArchive(await damage(name, cut(share)), PASSPHRASE)).rejects.toThrow(sentence)
  })

  // Which sentence it is depends on what stands at that place.
  test.each(['plain', 'sealed'].flatMap((name) => [0.002, 0.2, 0.5, 0.999].map((at) => [name, at] as const)))(
    '%s, changed at %d of it, is refused',
    async (name, at) => {
      await expect(readArchive(await damage(name, changed(at)), PASSPHRASE)).rejects.toThrow(BadArchive)
    },
  )

  test.each([
    ['with another passphrase', 'another passphrase altogether', UNOPENED],
    ['without a passphrase', null, LOCKED],
  ])('sealed, %s, is refused', async (_what, passphrase, sentence) => {
    await expect(readArchive(join(folder, 'sealed'), passphrase)).rejects.toThrow(sentence)
  })

  test.each([
    ['plain', 'changed', changed(0.9)],
    ['sealed', 'cut', cut(0.9)],
  ])('%s, %s close to its end, changes nothing', async (name, _what, change) => {
    await damage(name, change)
    const installation = await openTarget()
    await expect(restore(installation, 'bad', { passphrase: PASSPHRASE })).rejects.toThrow(BadArchive)
    expect((await rowsIn(installation.database)).tables.size).toBe(0)
    expect(await installation.files.isEmpty()).toBe(true)
    await installation.close()
  })
})

describe('an installation that is not empty', () => {
  test('stays as it is, unless it is told to go', async () => {
    await make('again')
    const installation = await openTarget()
    await restore(installation, 'again')
    await installation.files.put('photos/later.bin', Buffer.from('later'))
    await administer(installation.database, `update members set first_name = 'Later' where id = 1`)
    const before = await rowsIn(installation.database)
    expect(differencesOf(await contentsOfWorld(), await contentsOf(installation))).toEqual([
      expect.stringMatching(/^The table members: (\d+) rows \(.{12}\) in one, \1 rows \(.{12}\) in the other\.$/),
      expect.stringMatching(/^The file photos\/later\.bin: missing in one, a file \(.{12}\) in the other\.$/),
    ])
    await expect(restore(installation, 'again')).rejects.toThrow('Aerie is not empty.')
    expect(await rowsIn(installation.database)).toEqual(before)
    expect(await installation.files.has('photos/later.bin')).toBe(true)
    await restore(installation, 'again', { isOverwriting: true })
    expect(differencesOf(await contentsOf(installation), await contentsOfWorld())).toEqual([])
    await installation.close()
  })

  test('is refused while somebody else is connected', async () => {
    const installation = await openTarget()
    const other = openDatabase(installation.database, { pool: 1 })
    await other.db.connection().execute(async () => {
      await expect(restore(installation, 'plain')).rejects.toThrow('Somebody else is connected')
    })
    await other.close()
    expect(await installation.files.isEmpty()).toBe(true)
    await installation.close()
  })
})
