// The keys that sign what is handed out lie with the other keys: taken once from a database of before, and never written over.
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { onRestored } from '../../restored.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { administer, scratchFolder } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'
import { isBrowserOf } from '../session/known-browser.ts'
import { readKeyFile } from './key-files.ts'
import { readSigningKey, takeSigningKeys } from './signing-keys.ts'

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await scratchFolder('aerie-signing-')
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const key = Buffer.alloc(32, 9)
const filesOf = (names: string[]) => names.map((name) => readKeyFile(join(folder, `${name}.secret`)))

test('those of a database of before are taken, for this account alone, and what lies there is left', async () => {
  await takeSigningKeys(world.ownersLocation, folder)
  expect(filesOf(['browser', 'unsubscribe'])).toEqual([null, null])

  const hex = key.toString('hex')
  await administer(
    world.ownersLocation,
    `create table signing_keys (purpose text primary key, key bytea);
      insert into signing_keys values ('browser', '\\x${hex}'), ('unsubscribe', '\\x${hex}')`,
  )
  await takeSigningKeys(world.ownersLocation, folder)
  expect(filesOf(['browser', 'unsubscribe'])).toEqual([key, key])
  if (process.platform !== 'win32') expect((await stat(join(folder, 'browser.secret'))).mode & 0o777).toBe(0o600)

  await administer(world.ownersLocation, `update signing_keys set key = '\\x00'`)
  await takeSigningKeys(world.ownersLocation, folder)
  expect(filesOf(['browser'])).toEqual([key])
  await administer(world.ownersLocation, 'drop table signing_keys')
})

test('the first use makes one, and all after it read the same', () => {
  const { ctx } = world
  expect(readSigningKey(ctx, 'browser')).toEqual(readSigningKey(ctx, 'browser'))
  expect(readSigningKey(ctx, 'browser')).not.toEqual(readSigningKey(ctx, 'unsubscribe'))
})

test('after a restore no browser of before is known, and links that end mails go on', async () => {
  const { ctx } = world
  const credentials = { identifier: cast.marcus.email, password: PASSWORD }
  const { headers } = await world.visitor(signIn.withPassword, { body: credentials })
  const browser = /aerie_browser=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  const id = await world.idOf('marcus')
  const mails = readSigningKey(ctx, 'unsubscribe')
  expect(await isBrowserOf(ctx, id, browser)).toBe(true)
  await onRestored({ dataFolder: folder, voteKeyFolder: ctx.voteKeys.folder })({ id: '', head: null, isMoving: true })
  expect(await isBrowserOf(ctx, id, browser)).toBe(false)
  expect(readSigningKey(ctx, 'unsubscribe')).toEqual(mails)
})
