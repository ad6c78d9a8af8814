// Portraits come out for signed-in members, and nothing else of the file store does.
import { auth } from '@aerie/contract/auth'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let cookie: string
let portrait: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('rook')
  portrait = (await world.speak(cookie)(auth.session)).body.profileImageUrl ?? ''
  await world.ctx.files.put(`avatars/${portrait.replace('/uploads/', '')}`, Buffer.from('a face'))
  await world.ctx.files.put('avatars/somebody-elses-older-one.webp', Buffer.from('an older face'))
})
afterAll(() => world.close())

const get = (url: string, headers = {}) => world.app.inject({ url, headers })

test('a portrait is for members, and for good', async () => {
  expect(portrait).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
  expect((await get(portrait)).statusCode).toBe(401)
  const { statusCode, headers, body } = await get(portrait, { cookie })
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'a face', 'image/webp'])
  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
})

test('a file that is nobody’s portrait now is not found', async () => {
  expect((await get('/uploads/somebody-elses-older-one.webp', { cookie })).statusCode).toBe(404)
})

test('the figures count everyone', async () => {
  const { body } = await world.speak(cookie)(settings.stats)
  expect(body).toMatchObject({ superAdmins: 2, admins: 7, yearsOfHistory: 35 })
  expect(body.activeMembers).toBeLessThan(body.totalMembers)
})
