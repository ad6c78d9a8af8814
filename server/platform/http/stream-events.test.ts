// The streams of one member are bounded in number, and end with the session.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { staleOf } from '@aerie/contract/stale'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())
afterEach(() => void vi.useRealTimers())

async function open(cookie: string, search = '') {
  const aborted = new AbortController()
  const answer = await fetch(`${address}/api/events${search}`, { headers: { cookie }, signal: aborted.signal })
  return { status: answer.status, text: answer.text(), close: () => aborted.abort() }
}

test('of 21 streams of a member the oldest makes room and comes back later; those of others stay', async () => {
  const [cookie, other] = [await world.cookieOf('rook'), await world.as('julian')]
  const first = await open(cookie)
  const others = await Promise.all(Array.from({ length: 19 }, () => open(cookie)))
  const elsewhere = await open(await world.cookieOf('julian'))
  const last = await open(cookie)
  expect(await first.text).toBe('retry: 3000\n\nretry: 60000\n\n')
  await (await world.as('rook'))(session.signOut)
  await other(session.signOut)
  for (const { text } of [...others, last, elsewhere]) expect(await text).toContain('data: ')
})

test('a stream ends when its session does, though nobody ended it', async () => {
  const cookie = await world.cookieOf('teddy')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { text } = await open(cookie)
  vi.setSystemTime(Date.now() + 15 * 86_400_000)
  vi.advanceTimersByTime(25_000)
  expect(await text).toBe('retry: 3000\n\n')
})

test('a page hears of what changed since it began to load, if it says when that was', async () => {
  const cookie = await world.cookieOf('kenji')
  world.ctx.bus.deliver({ number: null, stale: staleOf([7], settings.show) })
  const [before, after] = [await open(cookie, '?age=5000'), await open(cookie)]
  await (await world.as('kenji'))(session.signOut)
  expect(await before.text).toContain('"ids":[7]')
  expect(await after.text).not.toContain('"ids":[7]')
})

test('a page that reads nothing is let go', async () => {
  const accepted = once(world.app.server, 'connection') as Promise<[Socket]>
  const page = connect(Number(new URL(address).port), '127.0.0.1').pause()
  page.write(`GET /api/events HTTP/1.1\r\nhost: aerie\r\ncookie: ${await world.cookieOf('rook')}\r\n\r\n`)
  const [socket] = await accepted
  const closed = once(socket, 'close')
  const ids = Array.from({ length: 20_000 }, (_, i) => i + 1)
  while (!socket.destroyed) {
    world.ctx.bus.deliver({ number: null, stale: staleOf(ids, settings.show) })
    await new Promise(setImmediate)
  }
  await closed
  page.destroy()
})
