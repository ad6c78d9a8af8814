// What a restore says of keys that did not come along: whom each concerns, how many they are, and nothing where it is there.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPushKeys } from '#platform/push/push-keys.ts'
import { addPasskey, openAuthenticator } from '../features/passkeys/authenticator.fixture.ts'
import { setUpApp } from '../features/second-step/second-step.fixture.ts'
import { PUBLIC_URL } from '../test/mail.ts'
import { openWorld, type World } from '../test/world.ts'
import { missingKeys } from './missing-keys.ts'

let world: World
let elsewhere: string
beforeAll(async () => {
  world = await openWorld()
  elsewhere = mkdtempSync(join(tmpdir(), 'aerie-keys-'))
})
afterAll(async () => {
  rmSync(elsewhere, { recursive: true })
  await world.close()
})

/** On the machine of before, or on one that has none of its keys. */
const missing = (folder: string, publicUrl: string | null = PUBLIC_URL) =>
  missingKeys(world.db, { voteKeyFolder: folder, dataFolder: folder, watermarkKeys: null, publicUrl })
const about = async (word: string, folder: string, publicUrl?: string) =>
  (await missing(folder, publicUrl)).filter((sentence) => sentence.includes(word))

test('of what nobody uses nothing is said', async () => {
  for (const word of ['authenticator', 'recovery', 'passkeys']) expect(await about(word, elsewhere)).toEqual([])
})

test('of a second step it says how many brothers’ digits and codes are not right without it', async () => {
  await setUpApp(world, 'rook')
  await setUpApp(world, 'mateo')
  await world.db
    .deleteFrom('recovery_codes')
    .where('member_id', '=', await world.idOf('mateo'))
    .execute()
  expect(await about('authenticator', elsewhere)).toEqual([
    expect.stringMatching(/authenticator-apps\.secret\. .*the digits of 2 brothers are not right any more/),
  ])
  expect(await about('recovery codes is', elsewhere)).toEqual([
    expect.stringMatching(/recovery-codes\.secret\. .*those of 1 brother are not right any more/),
  ])
  expect(await about('.secret', world.ctx.voteKeys.folder)).toEqual([])
})

test('of passkeys it says how many brothers’ are of another address, and who has no other way in', async () => {
  for (const player of ['rook', 'nikhil'] as const)
    await addPasskey(await world.as(player), openAuthenticator({ origin: PUBLIC_URL }))
  expect(await about('passkeys', elsewhere, PUBLIC_URL)).toEqual([])
  const moved = 'https://moved.example'
  expect(await about('passkeys', elsewhere, moved)).toEqual([
    expect.stringMatching(/^The passkeys of 2 brothers were made for another address than https:\/\/moved\.example/),
  ])
  await world.db
    .deleteFrom('passwords')
    .where('member_id', '=', await world.idOf('nikhil'))
    .execute()
  expect(await about('passkeys', elsewhere, moved)).toEqual([
    expect.stringMatching(/One of them has no other way in\.$/),
  ])
})

test('of devices that notify it says that they come back by themselves', async () => {
  expect(await about('notifications on devices', elsewhere)).toHaveLength(1)
  openPushKeys(elsewhere)
  expect(await about('notifications on devices', elsewhere)).toEqual([])
})

test('of the watermark it says what is lost without them', async () => {
  expect(await about('watermark', elsewhere)).toEqual([expect.stringMatching(/^The keys of the watermark are not in /)])
})
