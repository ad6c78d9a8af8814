// The port from the first moment on: whoever comes before Aerie is open is told that it starts, and then served on the same port.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePort, type Port } from './port.ts'

const HERE = { host: '127.0.0.1', port: 0 }

let port: Port
let address: string
beforeEach(async () => {
  port = makePort()
  address = await port.bind(HERE)
})
afterEach(() => port.close())

const get = (path: string) => fetch(address + path)

test('pages say that it starts, and ask until it is open, by a script of their own alone', async () => {
  const answer = await get('/members?city=Oslo')
  const page = await answer.text()
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('connection')]).toEqual([
    503,
    '2',
    'close',
  ])
  expect(page).toContain('<h1>Aerie is starting …</h1>')
  expect(page).not.toMatch(/(?:src|href)=/)
  const policy = answer.headers.get('content-security-policy')
  for (const name of ['script', 'style']) {
    const [, text = ''] = page.split(new RegExp(`</?${name}>`))
    expect(policy).toContain(`${name}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
})

test('the health check says so', async () => {
  const answer = await get('/api/health?again')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'starting' }])
})

test('other calls are put off, whatever they bring', async () => {
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body: 'x'.repeat(100_000) })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('starting') })
})

test('a port that is taken is said', async () => {
  const taken = Number(new URL(address).port)
  await expect(makePort().bind({ ...HERE, port: taken })).rejects.toThrow(`Port ${taken} on 127.0.0.1 is taken.`)
})

test('one that was never bound can be closed', async () => {
  await makePort().close()
})

test('once it is open the app answers there, to the end of what is under way', async () => {
  const app = Fastify({ serverFactory: port.factory, forceCloseConnections: 'idle' })
  app.addHook('onClose', () => port.close())
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  app.get('/api/health', () => 'open')
  app.get('/api/slow', () => {
    begun.resolve()
    return end.promise
  })
  await app.ready()
  expect((await get('/api/health')).status).toBe(503)
  port.open()
  expect(await (await get('/api/health')).text()).toBe('open')
  const slow = get('/api/slow')
  await begun.promise
  const closed = app.close()
  await expect
    .poll(() =>
      get('/api/health').then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused')
  end.resolve('answered')
  expect(await (await slow).text()).toBe('answered')
  await closed
})
