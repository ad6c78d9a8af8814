// A restore that is cut off anywhere: the next start opens the old installation or the new one, and nothing in between.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { readHead } from '../audit/audit.ts'
import type { FileStore } from '../files/file-store.ts'
import { contentsOf, filesIn } from './contents.ts'
import { UNFINISHED_RESTORE } from './exchange.ts'
import { archiveOf, openTarget, restoreInto, settleIn, startIn } from './installation.fixture.ts'
import { rewriteArchive } from './rewritten.fixture.ts'

let world: World
let folder: string
let archive: string
type Target = Awaited<ReturnType<typeof openTarget>>

/** Restored once: what is settled is the same for all. */
let settled: Target
let installation: Target
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-cut-off-'))
  archive = join(folder, 'archive')
  for (const name of ['one', 'two', 'three']) await world.ctx.files.put(`photos/${name}.bin`, Buffer.from(name))
  await world.work()
  await archiveOf(world, archive)
  settled = await openTarget()
  await settleIn(settled, archive)
})
afterAll(async () => {
  await settled.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  installation = await openTarget()
})
afterEach(() => installation.close())

/** In place of the empty one that each test begins with. */
async function openSettled() {
  await installation.close()
  installation = await openTarget(settled)
  return contentsOf(installation)
}

type Act = 'put' | 'remove' | 'adopt'
/** Whether the first act of this kind, or the one of a number, with what is called so. */
type Moment = { act: Act; name?: string; time?: number }

/** Nothing reaches the files any more from a moment on, as after a kill. */
function dying(files: FileStore, moment: Moment): FileStore {
  let isDead = false
  let times = 0
  const mortal =
    (act: Act, at: number) =>
    async (...given: never[]) => {
      if (act === moment.act && String(given[at]).endsWith(moment.name ?? '')) isDead ||= ++times === (moment.time ?? 1)
      if (isDead) throw new Error('killed')
      return (files[act] as (...given: never[]) => Promise<void>)(...given)
    }
  return { ...files, put: mortal('put', 0), remove: mortal('remove', 0), adopt: mortal('adopt', 1) }
}

async function cutOff(moment: Moment, isOverwriting = true) {
  const { database, files } = installation
  const cut = restoreInto({ database, files: dying(files, moment) }, archive, { isOverwriting })
  await expect(cut).rejects.toThrow('killed')
  expect(await files.has(UNFINISHED_RESTORE)).toBe(true)
}

const FIRST_FILE: Moment = { act: 'put', name: 'one.bin' }

test('before its commit, it leaves the installation as it was', async () => {
  const before = await openSettled()
  for (const moment of [FIRST_FILE, { act: 'put', name: UNFINISHED_RESTORE, time: 2 } as const]) {
    await cutOff(moment)
    expect(await startIn(installation)).toEqual([expect.stringContaining('before it had changed anything')])
    expect(await contentsOf(installation)).toEqual(before)
  }
})

test.each<[string, Moment]>([
  ['before the files of before go', { act: 'remove' }],
  ['between the files of before and its own', { act: 'put', name: UNFINISHED_RESTORE, time: 3 }],
  ['among its own', { act: 'adopt', name: 'three.bin' }],
  ['before its mark goes', { act: 'remove', name: UNFINISHED_RESTORE }],
])('%s, it is finished by the next start', async (_when, moment) => {
  await openSettled()
  await cutOff(moment)
  const ends: (number | undefined)[] = []
  expect(await startIn(installation, async ({ head }) => void ends.push(head?.id))).toEqual([
    expect.stringContaining('Bringing its files to their places'),
  ])
  expect(ends).toEqual([(await readHead(world.db))?.id])
  expect(await contentsOf(installation)).toEqual(await contentsOf({ database: world.location, files: world.ctx.files }))
  expect(await startIn(installation)).toEqual([])
})

test('in an empty installation, it opens none; run again, it goes through', async () => {
  await cutOff(FIRST_FILE, false)
  await expect(startIn(installation)).rejects.toThrow('was not finished, and nobody is here. Run it again')
  await restoreInto(installation, archive)
  expect(await filesIn(installation.files)).toEqual(await filesIn(world.ctx.files))
  expect(await startIn(installation)).toEqual([])
})

test('by an older version, with files over those of before, it opens for nobody and may be run again', async () => {
  await installation.files.put(UNFINISHED_RESTORE, Buffer.from('{"begunAt":"2026-01-01T00:00:00.000Z"}'))
  await installation.files.put('photos/half.bin', Buffer.from('half'))
  await expect(startIn(installation)).rejects.toThrow('do not belong together. Run it again')
  await restoreInto(installation, archive)
  expect(await filesIn(installation.files)).toEqual(await filesIn(world.ctx.files))
})

test('and still for nobody after one in its place that was cut off, or refused while it was loaded', async () => {
  await openSettled()
  await installation.files.put(UNFINISHED_RESTORE, Buffer.from('{"begunAt":"2026-01-01T00:00:00.000Z"}'))
  for (const moment of [FIRST_FILE, { act: 'put', name: UNFINISHED_RESTORE, time: 2 } as const]) {
    await cutOff(moment, false)
    await expect(startIn(installation)).rejects.toThrow('do not belong together. Run it again')
  }
  const wrong = join(folder, 'wrong')
  await rewriteArchive(archive, wrong, { rows: { members: 'one column\n' } })
  await expect(restoreInto(installation, wrong)).rejects.toThrow('invalid input syntax')
  await expect(startIn(installation)).rejects.toThrow('do not belong together. Run it again')
  await restoreInto(installation, archive)
  expect(await filesIn(installation.files)).toEqual(await filesIn(world.ctx.files))
  expect(await startIn(installation)).toEqual([])
})
