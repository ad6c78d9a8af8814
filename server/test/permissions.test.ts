// Who may call what, by the rows beside each feature: every endpoint, as visitor, member, admin, super admin and inactive member.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCESS_ROWS } from './access-rows.ts'
import { ORIGIN } from './speak.ts'
import { openWorld, type World } from './world.ts'

let world: World
const cookies: Record<string, string> = {}
beforeAll(async () => {
  world = await openWorld()
  for (const player of ['rook', 'julian', 'marcus'] as const) cookies[player] = await world.cookieOf(player)
  cookies.inactive = await world.cookieOf('soren')
  await world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf('soren'))
    .execute()
})
afterAll(() => world.close())

const CALLERS = [
  ['a visitor', 'v', undefined],
  ['an inactive member', 'v', 'inactive'],
  ['a member', 'm', 'rook'],
  ['an admin', 'a', 'julian'],
  ['a super admin', 's', 'marcus'],
] as const

test('every endpoint has its row in access.fixture.ts of its feature, and every row its endpoint', () => {
  expect(world.app.endpoints.map(nameOf).sort()).toEqual([...ACCESS_ROWS.keys()].sort())
})

test.each(CALLERS)('%s is admitted where the table says so, and nowhere else', async (_who, letter, player) => {
  for (const endpoint of world.app.endpoints) {
    // Signing out would end the session the other rows need.
    if (endpoint.path === '/api/auth/logout') continue
    const admitted = ACCESS_ROWS.get(nameOf(endpoint))?.callers.includes(letter)
    const { statusCode, body } = await world.app
      .inject({
        method: endpoint.method,
        url: endpoint.path
          .replace(':token', 'x'.repeat(43))
          .replace(':sessionId', 'x'.repeat(22))
          .replace(/:\w+/, '2000000'),
        // Reaches no service: admission comes first, and what is admitted is refused as not valid.
        ...(endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && { payload: { unknown: true } }),
        headers: { ...ORIGIN, ...(player && { cookie: cookies[player] ?? '' }) },
        // A stream does not end by itself; a refusal does, however long it takes.
        ...(admitted && endpoint.answers === 'text/event-stream' && { signal: AbortSignal.timeout(300) }),
      })
      .catch(() => ({ statusCode: 200, body: '' }))
    const refusal = letter === 'v' ? 401 : 403
    const isOwnRefusal = statusCode === 401 && (endpoint.path === '/api/auth/session' || body.includes('not right'))
    if (admitted)
      expect(isOwnRefusal || ![401, 403].includes(statusCode), `${nameOf(endpoint)} ${statusCode}`).toBe(true)
    else expect(statusCode, nameOf(endpoint)).toBe(refusal)
  }
})

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
