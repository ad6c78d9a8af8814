// What is answered before the framework is what the framework answers, to those alone whom it answers, and never what was before.
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lineage } from '@aerie/contract/lineage'
import { memberChanges } from '@aerie/contract/member-changes'
import { people } from '@aerie/contract/people'
import { residences } from '@aerie/contract/residences'
import { session } from '@aerie/contract/session'
import { CHANGE_HEADER } from '@aerie/contract/stale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { endSessions } from '../session/sessions.ts'
import { makeServer } from './port.ts'

const lines: string[] = []
let world: World
let address: string
/** Where the framework alone answers. */
let slowly: string
let cookie: string
/** How often the framework was asked. */
let asked = 0
const servers: ReturnType<typeof makeServer>[] = []

beforeAll(async () => {
  world = await openWorld({ log: { write: (line) => lines.push(line) } })
  address = await openPort(world.app)
  slowly = await listen(world.app.routing)
  cookie = await world.cookieOf('kenji')
})
beforeEach(() => {
  asked = 0
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await world.close()
})

async function openPort(app: World['app']) {
  await app.ready()
  return listen(
    app.fastPath.before((request, response) => {
      asked++
      app.routing(request, response)
    }),
  )
}

async function listen(listener: RequestListener) {
  const server = makeServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', from = address) {
  const answer = await fetch(`${from}${path}`, { method, headers: { cookie, ...headers } })
  const { 'x-request-id': id, date: _, ...rest } = Object.fromEntries(answer.headers)
  return { id, status: answer.status, headers: rest, text: await answer.text() }
}

const FIRST = `${people.list.path}?limit=5`
const LISTS = [
  [people.list.path, 'br'],
  [people.list.path, 'gzip'],
  [`${people.list.path}?mayBeStale=true`, 'br'],
  [FIRST, ''],
  [`${people.list.path}?limit=50`, 'gzip'],
  [`${people.list.path}?q=a&limit=20`, 'gzip'],
  ['/api/stats', ''],
  ['/api/news/tags', ''],
  ['/api/settings', 'gzip'],
  ['/api/notifications/count', ''],
  [lineage.list.path, 'br'],
  [residences.map.path, 'gzip'],
] as const

test.each(LISTS)('%s, packed as "%s", is answered alike', async (path, packing) => {
  const headers = { 'accept-encoding': packing }
  const slow = await ask(path, headers, 'GET', slowly)
  expect(slow.status).toBe(200)
  const fast = await ask(path, headers)
  expect(asked).toBe(0)
  expect({ ...fast, id: '' }).toEqual({ ...slow, id: '' })
  expect(fast.id).not.toBe(slow.id)
  const { etag } = fast.headers
  if (etag === undefined) return
  const unchanged = await ask(path, { ...headers, 'if-none-match': etag })
  expect([unchanged.status, unchanged.text, unchanged.headers.etag, asked]).toEqual([304, '', etag, 0])
  expect(unchanged.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'private, no-cache' })
})

test('goes on to the framework: who is not signed in, other methods, bodies, and pages that have heard more', async () => {
  await ask(FIRST)
  asked = 0
  expect((await ask(FIRST, { cookie: '' })).status).toBe(401)
  expect((await ask(FIRST, { cookie: `${cookie.split('=')[0]}=${'x'.repeat(43)}` })).status).toBe(401)
  await ask(FIRST, {}, 'HEAD')
  await ask(FIRST, { [CHANGE_HEADER]: '999999999' })
  expect(asked).toBe(4)
})

test('a session that ends, here or in another process, opens nothing any more', async () => {
  const other = await openSecondProcess(world)
  const [here, there] = [await world.cookieOf('rook'), await world.cookieOf('rook')]
  for (const one of [here, there]) expect((await ask(FIRST, { cookie: one })).status).toBe(200)
  await world.speak(here)(session.signOut)
  expect((await ask(FIRST, { cookie: here })).status).toBe(401)
  const rook = await world.idOf('rook')
  await endSessions({ ...other.ctx, actor: null }, rook)
  await expect.poll(async () => (await ask(FIRST, { cookie: there })).status).toBe(401)
  await other.close()
})

test('a card that changes, here or in another process, is in the next answer', async () => {
  const other = await openSecondProcess(world)
  const marcus = await world.cookieOf('marcus')
  const params = { memberId: String(await world.idOf('rook')) }
  const url = `${people.list.path}?q=${encodeURIComponent('rook feathers')}&limit=5`
  const found = async (number = '') => JSON.parse((await ask(url, number ? { [CHANGE_HEADER]: number } : {})).text)
  expect(await found()).toEqual([])
  expect(await found()).toEqual([])
  await world.speak(marcus)(memberChanges.update, { params, body: { currentCompany: 'Rook Feathers' } })
  expect(await found()).toHaveLength(1)
  expect(await found()).toHaveLength(1)
  const change = await speaker(other.app)(marcus)(memberChanges.update, {
    params,
    body: { currentCompany: 'Down Ltd' },
  })
  expect(await found(String(change.headers[CHANGE_HEADER]))).toEqual([])
  await other.close()
})

test('each request has its line in the log, by its route', async () => {
  await ask(FIRST)
  asked = 0
  const { id } = await ask(FIRST)
  expect(asked).toBe(0)
  const own = lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id)
  expect(own).toEqual([
    expect.objectContaining({ method: 'GET', route: people.list.path, status: 200, msg: 'request' }),
  ])
  expect(lines.join()).not.toContain('limit')
})

test('what throws is left to the framework, and so is everything once the server closes', async () => {
  const other = await openSecondProcess(world)
  const failing = (path: string) => ({ path, who: 'member' as const })
  other.app.fastPath.add(failing('/api/albums'), () => {
    throw new Error('not here')
  })
  other.app.fastPath.add(failing(session.current.path), () => Promise.reject(new Error('nor here')))
  address = await openPort(other.app)
  expect([(await ask('/api/albums')).status, (await ask(session.current.path)).status, asked]).toEqual([200, 200, 2])
  await ask(FIRST)
  asked = 0
  await ask(FIRST)
  expect(asked).toBe(0)
  other.app.fastPath.end()
  await ask(FIRST)
  expect(asked).toBe(1)
  await other.close()
})
