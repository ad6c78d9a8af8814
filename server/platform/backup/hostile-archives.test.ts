// Archives that somebody made to do harm: refused with a sentence before anything is changed, and with little held in memory.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { contentsOf } from './contents.ts'
import { END_MARK } from './end-mark.ts'
import { UNFINISHED_RESTORE } from './exchange.ts'
import { archiveOf, openTarget, restoreInto, settleIn, startIn } from './installation.fixture.ts'
import { readArchive } from './read-archive.ts'
import { rewriteArchive } from './rewritten.fixture.ts'

const MB = 1024 * 1024

let world: World
let folder: string
let archive: string
let installation: Awaited<ReturnType<typeof openTarget>>
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-hostile-'))
  archive = join(folder, 'archive')
  await world.ctx.files.put('photos/one.bin', Buffer.from('one'))
  await archiveOf(world, archive)
  installation = await openTarget()
})
afterAll(async () => {
  await installation.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

describe('one that agrees with itself and is wrong leaves an installation as it was that it was to replace', () => {
  let before: Awaited<ReturnType<typeof contentsOf>>
  beforeAll(async () => {
    before = await settleIn(installation, archive)
  })
  const sequence = { name: 'no_such_seq', value: '1', isCalled: true }
  const table = { name: 'no_such_table', columns: ['id'], key: ['id'] }
  const part = { name: 'members', parent: 'copies', bound: "FOR VALUES FROM ('1') TO ('2')" }

  test.each<[string, Parameters<typeof rewriteArchive>[2], string]>([
    ['a name that leads out', { nameOf: (name) => name.replace('photos/', '../../../') }, 'gives none: "../../../one'],
    ['a name from the root', { nameOf: (name) => `/etc/${name}` }, 'gives none: "/etc/'],
    ['a name with a folder of another system', { nameOf: () => 'C:\\one.bin' }, 'gives none'],
    ['the mark of a restore', { nameOf: () => UNFINISHED_RESTORE }, 'gives none'],
    [
      'an unknown sequence',
      { catalog: (all) => ({ ...all, sequences: [...all.sequences, sequence] }) },
      'a sequence no_such_seq that this version does not know',
    ],
    [
      'an unknown table',
      { catalog: (all) => ({ ...all, tables: [...all.tables, table] }) },
      'a table no_such_table that this version does not know',
    ],
    [
      'a part called like a table',
      { catalog: (all) => ({ ...all, partitions: [part] }) },
      'none that this version makes',
    ],
    ['rows that are none', { rows: { members: 'one column\n' } }, 'invalid input syntax'],
    ['other migrations among its rows', { rows: { migrations: '9999.sql\tx\t2026-01-01\n' } }, 'other migrations'],
  ])('%s', async (_what, change, sentence) => {
    const wrong = join(folder, 'wrong')
    await rewriteArchive(archive, wrong, change)
    await expect(restoreInto(installation, wrong, { isOverwriting: true }).finally(() => rm(wrong))).rejects.toThrow(
      sentence,
    )
    expect(await contentsOf(installation)).toEqual(before)
    expect(await startIn(installation)).toEqual([])
  })
})

/** The header of an entry by itself; the type is a letter of tar's. */
function header(name: string, size: number, type = '0') {
  const block = Buffer.alloc(512)
  block.write(name)
  block.write('0000600', 100)
  block.write(size.toString(8).padStart(11, '0'), 124)
  block.write('        ', 148)
  block.write(`${type}`, 156)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((all, byte) => all + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148)
  return block
}

function* spaces(megabytes: number) {
  const some = Buffer.alloc(MB, ' ')
  for (let at = 0; at < megabytes; at++) yield some
}

/** A tar as it is given, packed; none of it is ever held. */
async function packed(tar: () => Iterable<Buffer>, params: Record<number, number> = {}) {
  const path = join(folder, 'packed')
  async function* ended() {
    yield* Readable.from(tar(), { objectMode: false }).pipe(createZstdCompress({ params }))
    yield END_MARK
  }
  await pipeline(ended, createWriteStream(path))
  return path
}

test('whoever takes rows is told where an archive ends among them', async () => {
  const catalog = JSON.stringify({
    ...{ migrations: [], sequences: [], partitions: [] },
    tables: [{ name: 'members', columns: ['id'], key: ['id'] }],
  })
  const entry = (name: string, content: string) => [
    header(name, content.length),
    Buffer.from(content.padEnd(Math.ceil(content.length / 512) * 512, '\0')),
  ]
  const tar = () => [...entry('database.json', catalog), ...entry('database/members/000000', '1\n'), Buffer.alloc(1024)]
  const told = Promise.withResolvers<unknown>()
  const reading = readArchive(await packed(tar), null, {
    async rows(_, chunks) {
      try {
        for await (const _chunk of chunks);
        told.resolve('all')
      } catch (error) {
        told.resolve(error)
        throw error
      }
    },
  })
  await expect(reading).rejects.toThrow('damaged or incomplete')
  expect(await told.promise).toBeInstanceOf(Error)
})

const FOUR_GB = 4 * 1024 * MB
const LARGER = 'something larger than any that Aerie writes'

describe('what an archive holds is not held with it', () => {
  test.each<[string, () => Iterable<Buffer>]>([
    [
      '4 GB of spaces as its catalogue',
      function* () {
        yield header('database.json', FOUR_GB)
        yield* spaces(8)
      },
    ],
    [
      '4 GB of spaces as its manifest',
      function* () {
        yield header('manifest.json', FOUR_GB)
        yield* spaces(8)
      },
    ],
    [
      'a name of 64 MB',
      function* () {
        yield header('long', 64 * MB, 'L')
        yield* spaces(64)
      },
    ],
    [
      'attributes of 64 MB',
      function* () {
        yield header('attributes', 64 * MB, 'x')
        yield* spaces(64)
      },
    ],
    [
      'nothing for 64 MB',
      function* () {
        for (let at = 0; at < 64; at++) yield Buffer.alloc(MB)
      },
    ],
  ])('%s', async (_what, tar) => {
    await expect(readArchive(await packed(tar), null)).rejects.toThrow(LARGER)
  })

  test('rows come through in pieces, however many an entry has', async () => {
    const path = join(folder, 'wide')
    await rewriteArchive(archive, path, { rows: { passwords: 'x'.repeat(9 * MB) } })
    const pieces: number[] = []
    await readArchive(path, null, {
      async rows(_, chunks) {
        for await (const chunk of chunks) pieces.push(chunk.length)
      },
    })
    expect(Math.max(...pieces)).toBeLessThanOrEqual(MB)
  })

  test('what is packed may refer back as far as ours does, not as far as memory goes', async () => {
    const params = { [constants.ZSTD_c_windowLog]: 27, [constants.ZSTD_c_enableLongDistanceMatching]: 1 }
    function* far() {
      yield header('files/photos/far.bin', 200 * MB)
      yield* spaces(200)
    }
    await expect(readArchive(await packed(far, params), null)).rejects.toThrow('damaged')
  })

  test('a passphrase that takes a gigabyte to try is not tried', async () => {
    const age = new Encrypter()
    age.setScryptWorkFactor(17)
    age.setPassphrase('long enough by far')
    const path = join(folder, 'dear')
    await pipeline(Readable.from([await age.encrypt(Buffer.from('x'))]), createWriteStream(path))
    await expect(readArchive(path, 'long enough by far')).rejects.toThrow('more memory than Aerie gives it')
  })

  test.each(['1', '2', '5', '6'])('an entry of type %s is no file', async (type) => {
    const tar = () => [header('files/photos/one.bin', 0, type), Buffer.alloc(1024)]
    await expect(readArchive(await packed(tar), null)).rejects.toThrow('This is no archive of Aerie')
  })
})
