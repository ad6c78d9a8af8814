// What members alone are answered is kept by nobody on the way, and by their browsers only where the answer says so.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from './world.ts'

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('marcus')
})
afterAll(() => world.close())

/** A stream does not end by itself. */
const isAsked = ({ method, who, answers }: AnyEndpoint) =>
  method === 'GET' && who !== 'visitor' && answers !== 'text/event-stream'

test.each(['1', '2000000'])('every answer says so, be it of something that is there (%s) or not', async (id) => {
  let answered = 0
  for (const { path } of world.app.endpoints.filter(isAsked)) {
    const { statusCode, headers } = await world.app.inject({ url: path.replaceAll(/:\w+/g, id), headers: { cookie } })
    expect(headers['cache-control'], `${path} ${statusCode}`).toMatch(/^(no-store|private, )/)
    if (statusCode === 200) answered++
  }
  expect(answered).toBeGreaterThan(40)
})

test('the export of the members is kept by nobody', async () => {
  const { statusCode, headers } = await world.app.inject({ url: rosters.export.path, headers: { cookie } })
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
})
