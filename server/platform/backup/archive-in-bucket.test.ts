// An archive that goes to a bucket in parts comes back, and the installation that is restored from it is the one it was made of.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { withLocalCopy } from '../files/local-copy.ts'
import { openStores } from '../files/stores.fixture.ts'
import { contentsOf, differencesOf } from './contents.ts'
import { archiveOf, fillInstallation, openTarget, restoreInto } from './installation.fixture.ts'
import { archiveName } from './names.ts'

const PART = 5 * 1024 * 1024

let world: World
let stores: Awaited<ReturnType<typeof openStores>>
let folder: string
beforeAll(async () => {
  world = await openWorld()
  stores = await openStores()
  folder = await mkdtemp(join(tmpdir(), 'aerie-bucket-'))
  await fillInstallation(world)
  await world.work()
  // Noise, which no packing makes smaller.
  await world.ctx.files.put('photos/2026/film.bin', randomBytes(3 * PART))
})
afterAll(async () => {
  await world.close()
  await stores.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['open', null],
  ['encrypted', 'a long walk to the river and back'],
])('one that is %s goes in parts and comes back as the same installation', async (_what, passphrase) => {
  const path = join(folder, 'archive')
  const { bytes } = await archiveOf(world, path, { passphrase })
  expect(bytes).toBeGreaterThan(3 * PART)
  const name = archiveName(new Date(), passphrase !== null)
  const bucket = await stores.openBucket(stores.port, PART)
  await bucket.adopt(path, name)
  expect([(await bucket.stat(name)).size, await stores.uploads()]).toEqual([bytes, []])

  const installation = await openTarget()
  await withLocalCopy(bucket, name, (copy) => restoreInto(installation, copy, { passphrase }))
  const before = { database: world.location, files: world.ctx.files }
  expect(differencesOf(await contentsOf(before), await contentsOf(installation))).toEqual([])
  await installation.close()
})
