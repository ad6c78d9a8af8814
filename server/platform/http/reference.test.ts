// The reference is generated from the contract, and for members only.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const get = async (url: string, cookie = '') => world.app.inject({ url, headers: { cookie } })

test('visitors are asked to sign in', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) expect((await get(url)).statusCode).toBe(401)
})

test('members find every call, with its shapes', async () => {
  const cookie = await world.cookieOf('rook')
  const document = (await get('/api/openapi.json', cookie)).json()
  expect(document.openapi).toMatch(/^3\./)
  expect(document.paths['/api/members/{memberId}'].get.parameters).toMatchObject([{ name: 'memberId', in: 'path' }])
  const body = document.paths['/api/members'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['firstName', 'lastName', 'email'])

  const page = await get('/api/docs', cookie)
  expect(page.headers['content-type']).toMatch(/text\/html/)
  for (const { path } of world.app.endpoints) expect(page.body).toContain(path.replace(/:(\w+)/g, '{$1}'))
})
