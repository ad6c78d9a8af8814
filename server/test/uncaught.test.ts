// An error that nobody catches ends the answer it belongs to, and the same process goes on answering all others.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { news } from '@aerie/contract/news'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAILED } from '#platform/shutdown.ts'
import { projectNode } from '../../scripts/runtime.mjs'
import { scratchFolder, urlOf } from './test-server.ts'
import { openWorld, type World } from './world.ts'

let world: World
let folder: string
let cookie: string
let server: ChildProcess
let printed = ''
let address: string

beforeAll(async () => {
  world = await openWorld()
  folder = await scratchFolder('aerie-uncaught-')
  cookie = (await world.cookieOf('kenji')).replace('__Host-', '')
  const { PATH, HOME } = process.env
  const program = (name: string) => join(import.meta.dirname, name)
  const given = ['--import', program('./throwing-routes.fixture.ts'), program('../main.ts')]
  server = spawn(projectNode() ?? process.execPath, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder },
      DATABASE_URL: urlOf(world.location),
      DATABASE_OWNER_URL: urlOf(world.ownersLocation),
    },
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  address = await said(/(?:Aerie is open|It listens) at (http:\S+)/)
})
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true })
  await world.close()
})

/** Waits until the server has printed it; answers the first group. */
async function said(words: RegExp): Promise<string> {
  for (;;) {
    const found = words.exec(printed)
    if (found) return found[1] ?? ''
    if (server.exitCode !== null) throw new Error(printed)
    await pause(5)
  }
}

const thrown: string[] = []

/** Another member is answered, by the same process. */
async function goesOnAfter(kind: string) {
  thrown.push(kind)
  const other = await fetch(`${address}${news.list.path}`, { headers: { cookie } })
  expect([other.status, server.exitCode]).toEqual([200, null])
}

test.each([
  'timer',
  'interval',
  'immediate',
  'tick',
  'microtask',
  'promise-nobody-awaits',
  'stream-listener',
  'stream-without-listener',
  'library-callback',
  'event-handler',
  'worker-message',
  'child-output',
  'child-exit',
])('thrown in %s, it is the 500 of that call', async (kind) => {
  const answer = await fetch(`${address}/throws/${kind}`)
  expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'unexpected' }])
  await goesOnAfter(kind)
})

test.each(['while-it-streams', 'when-it-drains'])('thrown %s, the answer is cut off', async (kind) => {
  const answer = await fetch(`${address}/throws/${kind}`)
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  await goesOnAfter(kind)
})

test.each(['after-the-answer', 'when-it-is-left'])('thrown %s, the answer was whole', async (kind) => {
  const answer = await fetch(`${address}/throws/${kind}`)
  expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true])
  await goesOnAfter(kind)
})

test('thrown over a body that arrives, it is the 500 of that call', async () => {
  const kind = 'while-a-body-arrives'
  const headers = { 'content-type': 'multipart/form-data; boundary=b', origin: address }
  const call = request(`${address}/throws/${kind}`, { method: 'POST', headers })
  call.on('error', () => {})
  call.write('first')
  const sending = setInterval(() => call.write('more'), 5)
  const [answer] = await once(call, 'response')
  clearInterval(sending)
  call.destroy()
  expect(answer.statusCode).toBe(500)
  await goesOnAfter(kind)
})

test('the log names each of them: what, where, and of which call', async () => {
  for (const kind of thrown) {
    const line = JSON.parse(await said(new RegExp(`^(.*"type":"${kind}".*)$`, 'm')))
    expect(line).toMatchObject({ msg: 'uncaught error', route: `/throws/${kind}`, reqId: expect.any(String) })
    expect(line.err.stack).toContain('throwing-routes')
  }
  expect(thrown.length).toBeGreaterThan(15)
  await goesOnAfter('all of it')
})

test('what belongs to no request ends the process in order, to be started again', async () => {
  server.kill('SIGUSR2')
  await said(/Stopping after an error that nobody caught/)
  if (server.exitCode === null) await once(server, 'exit')
  expect(server.exitCode).toBe(FAILED)
})
