// A member's photo over HTTP: uploaded, cut anew, discarded, taken off; and what fails leaves the one that was there.
import { avatars, LARGEST_AVATAR, portraitSrcSet, portraitUrl } from '@aerie/contract/avatars'
import { members } from '@aerie/contract/members'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  BLUE,
  colourAt,
  describeImage,
  distance,
  halved,
  noisy,
  plain,
  RED,
} from '#platform/pictures/picture.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let cookie: string
let brother: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('rook')
  brother = world.speak(cookie)
})
afterAll(() => world.close())

const form = (content: Uint8Array, fields: Record<string, string> = {}, name = 'photo.jpg') => ({
  form: { fields, file: { field: 'avatar', name, content: new Uint8Array(content) } },
})
const upload = (content: Uint8Array, fields?: Record<string, string>) => brother(avatars.upload, form(content, fields))
/** Small, since its size is seldom the subject. */
const jpeg = () => noisy(80, 100).jpeg().toBuffer()
const get = (url: string) => world.app.inject({ url, headers: { cookie } })
const own = async () => (await brother(members.own)).body
const photo = async () => (await own()).profileImageUrl ?? ''
const status = async (url: string) => (await get(url)).statusCode

describe('an upload', () => {
  test('is shown at once, and served in every size for good', async () => {
    const before = await own()
    const { status, body } = await upload(await noisy(1600, 1600).jpeg().toBuffer())
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: before.id, own: { canDiscardPhoto: true }, version: before.version + 1 })
    expect(body.profileImageHash).not.toBe(before.profileImageHash)
    expect((await own()).profileImageUrl).toBe(body.profileImageUrl)

    const set = portraitSrcSet(body.profileImageUrl ?? '').split(', ')
    for (const [url = '', width = ''] of [...set.map((one) => one.split(' ')), [body.profileImageUrl ?? '', '896w']]) {
      const { statusCode, headers, rawPayload } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
      expect(`${(await describeImage(rawPayload)).width}w`).toBe(width)
    }
  })

  test('is cut where its owner says', async () => {
    const { body } = await upload(await (await halved(800, 500)).png().toBuffer(), { crop: '0.5,0,0.5,1' })
    const { rawPayload } = await get(body.profileImageUrl ?? '')
    expect(distance(await colourAt(rawPayload, 0.05, 0.5), BLUE)).toBeLessThan(8)
  })

  test('goes by what the file is, not by its name', async () => {
    const { body } = await brother(avatars.upload, form(await plain(80, 100).gif().toBuffer(), {}, 'photo.pdf'))
    const { rawPayload } = await get(body.profileImageUrl ?? '')
    expect(distance(await colourAt(rawPayload, 0.5, 0.5), RED)).toBeLessThan(8)
  })

  test('may have 5 MB', async () => {
    const picture = await jpeg()
    const padded = Buffer.concat([picture, Buffer.alloc(LARGEST_AVATAR - picture.length)])
    expect((await upload(padded)).status).toBe(200)
  })

  test('is told to the feed and noted in the log, unless its owner shares nothing', async () => {
    const { id } = await own()
    const told = async () =>
      (await world.db.selectFrom('activity_items').select('description').where('member_id', '=', id).execute()).length
    await world.db.deleteFrom('activity_items').execute()
    await upload(await jpeg())
    expect(await told()).toBe(1)
    await world.db.deleteFrom('activity_items').execute()
    await world.db.updateTable('members').set({ shares_activity: false }).where('id', '=', id).execute()
    await upload(await jpeg())
    expect(await told()).toBe(0)
    const { action, after } = await world.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect([action, after]).toMatchObject(['member.photo', { action: 'uploaded' }])
  })
})

describe('what fails leaves the photo that was there', () => {
  const NONE = 'Please select an image file.'
  const OUTSIDE = 'The part of the photo has to lie inside it.'
  beforeAll(async () => {
    await upload(await jpeg())
  })
  test.each<[string, number, string, () => Promise<{ content?: Buffer; fields?: Record<string, string> }>]>([
    [
      '5 MB and a byte',
      413,
      'Please select an image smaller than 5MB.',
      async () => ({ content: Buffer.alloc(LARGEST_AVATAR + 1) }),
    ],
    [
      'far too much',
      413,
      'Please select an image smaller than 5MB.',
      async () => ({ content: Buffer.alloc(LARGEST_AVATAR * 2) }),
    ],
    ['a drawing', 400, NONE, async () => ({ content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })],
    [
      'a broken photo',
      400,
      'This photo is damaged or incomplete. Please select another one.',
      async () => ({ content: (await jpeg()).subarray(0, 3000) }),
    ],
    ['no file', 400, NONE, async () => ({})],
    ['a part outside of it', 400, OUTSIDE, async () => ({ content: await jpeg(), fields: { crop: '0.5,0,0.6,1' } })],
    ['a part without width', 400, OUTSIDE, async () => ({ content: await jpeg(), fields: { crop: '0.5,0,0,1' } })],
    [
      'a part in other numbers',
      400,
      'Four shares from 0 to 1',
      async () => ({ content: await jpeg(), fields: { crop: '-1,0,2,1' } }),
    ],
  ])('%s', async (_what, code, sentence, make) => {
    const before = await own()
    const { content, fields = {} } = await make()
    const { status: answered, problem } = content
      ? await upload(content, fields)
      : await brother(avatars.upload, { form: { fields } })
    expect([answered, problem.detail]).toEqual([code, sentence])
    expect(await own()).toEqual(before)
    expect(await status(before.profileImageUrl ?? '')).toBe(200)
  })
})

describe('the earlier photo', () => {
  let first: string
  let second: string
  beforeEach(async () => {
    first = (await upload(await jpeg())).body.profileImageUrl ?? ''
    second = (await upload(await jpeg())).body.profileImageUrl ?? ''
  })

  test('is nobody’s to see, and comes back once', async () => {
    expect([await status(first), await status(second)]).toEqual([404, 200])
    const { body } = await brother(avatars.discard)
    expect(body).toMatchObject({ profileImageUrl: first, own: { canDiscardPhoto: false } })
    expect([await status(first), await status(second)]).toEqual([200, 404])
    await expectStored([second], [false])

    const again = await brother(avatars.discard)
    expect([again.status, again.problem.detail]).toEqual([409, 'There is no earlier photo to go back to.'])
    expect(await photo()).toBe(first)
  })

  test('goes for good with the next upload', async () => {
    await upload(await jpeg())
    await expectStored([first, second], [false, true])
  })

  test('stays while the new one is cut anew', async () => {
    const { body } = await upload(await jpeg(), { recut: 'true', crop: '0,0,0.5,0.5' })
    expect(body.profileImageUrl).not.toBe(second)
    await expectStored([first, second], [true, false])
    expect((await brother(avatars.discard)).body.profileImageUrl).toBe(first)
  })

  test('is the one that was taken off', async () => {
    expect((await brother(avatars.remove)).body).toMatchObject({ profileImageUrl: null, profileImageHash: null })
    const { version } = (await brother(avatars.remove)).body
    expect([version, await status(second)]).toEqual([(await own()).version, 404])
    expect((await brother(avatars.discard)).body.profileImageUrl).toBe(second)
  })

  test('is one of two that were uploaded at once', async () => {
    const both = await Promise.all([upload(await jpeg()), upload(await jpeg())])
    expect(both.map((answer) => answer.status)).toEqual([200, 200])
    const shown = await photo()
    const back = (await brother(avatars.discard)).body.profileImageUrl ?? ''
    // Each answer tells what is shown by then, which may be the other's.
    expect(new Set([first, second, shown, back]).size).toBe(4)
    expect([await status(back), await status(shown)]).toEqual([200, 404])
    await expectStored([first, second, shown], [false, false, false])
  })
})

describe('a super admin', () => {
  test('gives a brother a photo, and takes it off', async () => {
    const superAdmin = await world.as('marcus')
    const params = { memberId: String(await world.idOf('bram')) }
    const { body } = await superAdmin(avatars.uploadOf, { params, ...form(await jpeg()) })
    expect((await brother(members.show, { params })).body.profileImageUrl).toBe(body.profileImageUrl)
    expect(body.own).toBeUndefined()
    expect((await superAdmin(avatars.removeOf, { params })).body.profileImageUrl).toBeNull()
    expect((await superAdmin(avatars.discardOf, { params })).body.profileImageUrl).toBe(body.profileImageUrl)
  })

  test('is told when there is no such brother', async () => {
    const superAdmin = await world.as('marcus')
    const params = { memberId: '999999' }
    expect((await superAdmin(avatars.uploadOf, { params, ...form(await jpeg()) })).status).toBe(404)
  })
})

test('with a brother go his photo and the earlier one', async () => {
  const julian = await world.as('julian')
  const superAdmin = await world.as('marcus')
  const one = (await julian(avatars.upload, form(await jpeg()))).body.profileImageUrl ?? ''
  const other = (await julian(avatars.upload, form(await jpeg()))).body.profileImageUrl ?? ''
  await expectStored([one, other], [true, true])
  await superAdmin(members.remove, { params: { memberId: String(await world.idOf('julian')) } })
  await expectStored([one, other], [false, false])
})

/** Which of the photos are in the store; those that go do so right after the answer. */
const expectStored = (urls: string[], are: boolean[]) =>
  expect
    .poll(() =>
      Promise.all(urls.map((url) => world.ctx.files.has(portraitUrl(url, 96).replace('/uploads', 'avatars')))),
    )
    .toEqual(are)
