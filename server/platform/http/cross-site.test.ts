// Calls from other sites: one endpoint takes them, and every other one refuses.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('marcus')
})
afterAll(() => world.close())

test('one endpoint takes calls from other sites', () => {
  const open = world.app.endpoints.filter(({ crossSite }) => crossSite)
  expect(open.map(({ method, path, who }) => [method, path, who])).toEqual([
    ['POST', '/api/unsubscribe/:token', 'visitor'],
  ])
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://mail.example' }],
  [{ origin: 'null' }],
  [{}],
])('every other one that changes something refuses %j', async (headers) => {
  const changing = world.app.endpoints.filter(({ method, crossSite }) => method !== 'GET' && !crossSite)
  expect(changing.length).toBeGreaterThan(30)
  for (const { method, path } of changing) {
    const url = path.replace(':token', 'x'.repeat(43)).replace(/:\w+/g, '2')
    for (const contentType of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      const payload = contentType === 'application/json' ? '{}' : 'List-Unsubscribe=One-Click'
      const answer = await world.app.inject({
        method,
        url,
        payload,
        headers: { ...headers, cookie, 'content-type': contentType },
      })
      expect(answer.statusCode, `${method} ${path}`).toBe(403)
    }
  }
})

test('so does an address at which there is nothing', async () => {
  const answer = await world.app.inject({ method: 'POST', url: '/api/unsubscribe', headers: { cookie }, payload: {} })
  expect(answer.statusCode).toBe(403)
})
