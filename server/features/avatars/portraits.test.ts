// Portraits come out for signed-in members, and nothing else of the file store does.

import { portraitUrl } from '@aerie/contract/avatars'
import { session } from '@aerie/contract/session'
import { stats } from '@aerie/contract/stats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portraitOf } from '#platform/pictures/portrait-files.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let cookie: string
let portrait: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('rook')
  portrait = (await world.speak(cookie)(session.current)).body.profileImageUrl ?? ''
  await world.ctx.files.put(fileAt(portrait), Buffer.from('a face in one size'))
  await world.ctx.files.put(fileAt(portraitUrl(portrait, 96)), Buffer.from('a small face'))
  await world.ctx.files.put('avatars/somebodys-older-faces1.webp', Buffer.from('an older face'))
})
afterAll(() => world.close())

const fileAt = (url: string) => url.replace('/uploads/', 'avatars/')
const get = (url: string, headers = {}) => world.app.inject({ url, headers })

test('a portrait is for members, and for good', async () => {
  expect(portrait).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
  expect((await get(portraitUrl(portrait, 96))).statusCode).toBe(401)
  const { statusCode, headers, body } = await get(portraitUrl(portrait, 96), { cookie })
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'a small face', 'image/webp'])
  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
})

test('one from before the sizes stands for all of them', async () => {
  for (const url of [portrait, portraitUrl(portrait, 448)])
    expect((await get(url, { cookie })).body).toBe('a face in one size')
})

test('a file that is nobody’s portrait now is not found', async () => {
  for (const url of ['/uploads/somebodys-older-faces1.webp', portrait.replace('.webp', '-100.webp'), '/uploads/a.svg'])
    expect((await get(url, { cookie })).statusCode).toBe(404)
})

test('a name that itself ends like a width is told from a width', () => {
  expect(portraitOf('abcdefghijklmnopqrs-96.webp')).toEqual({ avatar: 'abcdefghijklmnopqrs-96.webp', width: 896 })
  expect(portraitOf('abcdefghijklmnopqrs-96-256.webp')).toEqual({ avatar: 'abcdefghijklmnopqrs-96.webp', width: 256 })
})

test('the figures count everyone', async () => {
  const { body } = await world.speak(cookie)(stats.show)
  expect(body).toMatchObject({ superAdmins: 2, admins: 7, yearsOfHistory: new Date().getFullYear() - 1991 })
  expect(body.activeMembers).toBeLessThan(body.totalMembers)
})
