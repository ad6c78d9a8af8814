// The photo that a brother stands with over HTTP: chosen, shown where he stands and on the ballot, and taken off.
import { portraitUrl } from '@aerie/contract/avatars'
import { nomineePhotos } from '@aerie/contract/nominee-photos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import type { CastKey } from '../../demo/cast.ts'
import { type NominationWorld, ofNominee, openNominationWorld } from '../nominations/nomination-world.fixture.ts'
import { sweepNomineePhotos } from './service.ts'

let opened: NominationWorld
let id: number
let chair: number
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  opened = await openNominationWorld()
  picture = new Uint8Array(await noisy(80, 100).jpeg().toBuffer())
})
afterAll(() => opened.world.close())
beforeEach(async () => {
  const called = await opened.callNominated({ showsNames: true })
  id = called.id
  chair = called.positions[0] ?? 0
  await opened.nominate('rook', id, chair, 'kenji')
})

const ownOf = async (player: CastKey) => (await opened.see(player, id)).positions[0]?.own
const nominee = async () => ofNominee(id, (await ownOf('kenji'))?.nomineeId ?? 0)
const send = async (player: CastKey, content = picture, fields = {}) =>
  (await opened.as(player))(nomineePhotos.choose, {
    ...(await nominee()),
    form: { fields, file: { field: 'photo', name: 'me.jpg', content } },
  })
const takeOff = async (player: CastKey) => (await opened.as(player))(nomineePhotos.remove, await nominee())
const photoOf = async () => (await ownOf('kenji'))?.photo?.url ?? ''
const status = async (player: CastKey, url: string) =>
  (await opened.world.app.inject({ url, headers: { cookie: await opened.world.cookieOf(player) } })).statusCode

test('it is shown where he stands, to officers, and on the ballot; his portrait stays', async () => {
  const { body } = await send('kenji')
  const photo = body.positions[0]?.own?.photo
  expect(photo).toMatchObject({ url: expect.stringMatching(/^\/uploads\/nominee\.[\w-]{22}\.webp$/) })
  await opened.answer('kenji', id, chair, { stands: true, statement: 'Gladly.' })
  const [standing] = (await opened.see('mateo', id)).positions[0]?.standing ?? []
  expect(standing?.photo).toEqual(photo)
  expect(standing?.member.profileImageUrl).not.toBe(photo?.url)
  expect((await opened.seeAll('julian', id)).nominees[0]?.photo).toEqual(photo)
  for (const url of [photo?.url ?? '', portraitUrl(photo?.url ?? '', 96)]) expect(await status('mateo', url)).toBe(200)
  expect((await opened.world.app.inject({ url: photo?.url ?? '' })).statusCode).toBe(401)
  await opened.close('marcus', id)
  expect((await opened.election('mateo', id)).positions[0]?.candidates[0]?.photo).toEqual(photo)
  expect([(await send('kenji')).status, (await takeOff('kenji')).status]).toEqual([409, 409])
})

test('another takes its place, and of what is taken off or declined nothing is to be had', async () => {
  await send('kenji')
  const first = await photoOf()
  await send('kenji', picture, { crop: '0,0,0.5,0.5' })
  const second = await photoOf()
  expect([await status('rook', first), await status('rook', second)]).toEqual([404, 200])
  expect((await takeOff('kenji')).body.positions[0]?.own?.photo).toBeNull()
  expect([await status('rook', second), (await takeOff('kenji')).status]).toEqual([404, 404])
  await send('kenji')
  const third = await photoOf()
  await opened.answer('kenji', id, chair, { stands: false })
  expect([await photoOf(), await status('rook', third)]).toEqual(['', 404])
})

test('it is his own to choose, while he is not refused, and has to be a picture', async () => {
  expect([(await send('rook')).status, (await send('marcus')).status]).toEqual([404, 404])
  expect((await send('kenji', new Uint8Array([1, 2, 3]))).status).toBe(400)
  expect(await photoOf()).toBe('')
  const refused = { state: 'refused', refused_at: new Date(), refusal: 'He owes the reserve.' }
  await opened.world.db.updateTable('nominees').set(refused).where('position_id', '=', chair).execute()
  expect((await send('kenji')).status).toBe(409)
})

const fileOf = (url: string) => portraitUrl(url.replace('/uploads/nominee.', 'nominee-photos/'), 96)
const has = (url: string) => opened.world.ctx.files.has(fileOf(url))

test('what is replaced, taken off or declined leaves no files', async () => {
  await send('kenji')
  const first = await photoOf()
  await send('kenji')
  const second = await photoOf()
  await expect.poll(() => has(first)).toBe(false)
  expect(await has(second)).toBe(true)
  await takeOff('kenji')
  await send('kenji')
  const third = await photoOf()
  await opened.answer('kenji', id, chair, { stands: false })
  await expect.poll(async () => [await has(second), await has(third)]).toEqual([false, false])
})

test('files that no row names are swept, and those in use stay', async () => {
  await send('kenji')
  const first = await photoOf()
  await opened.world.db.deleteFrom('nominee_photos').execute()
  await send('kenji')
  const later = new Date(Date.now() + 2 * 86_400_000)
  await sweepNomineePhotos({ ...opened.world.ctx, now: () => later })
  expect([await has(first), await has(await photoOf())]).toEqual([false, true])
})
