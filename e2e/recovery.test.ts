// An installation that stays open: the database ends alone, the server fails or is killed, and all works again by itself.
import { readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scratchFolder } from '../server/test/test-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { EMAILS, PASSWORD } from './site.ts'

/** The server of this test fails when it is sent SIGUSR2, with words that no log may quote. */
const FAILS = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{throw new Error('what a member typed')})")}`

let folder: string
let data: string
let server: ServerProcess
beforeAll(async () => {
  folder = await scratchFolder('aerie-recovery-')
  data = join(folder, 'data')
  await cp(inject('demoFolder'), data, { recursive: true })
  const environment = { NODE_OPTIONS: `--import=${FAILS}` }
  server = await startServer(data, { isSupervised: true, environment })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const database = () => Number(readFileSync(join(data, 'pg18/data/postmaster.pid'), 'utf8').split('\n')[0])
/** The process that listens: the one that the supervisor started. */
const listener = () =>
  Number(readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8').trim().split(' ').at(-1))
const health = async () => (await fetch(`${server.address}/api/health`).catch(() => null))?.status
/** Until another process than that one listens, and answers. */
const isServedByAnother = (former: number) =>
  expect.poll(async () => [listener() === former, await health()]).toEqual([false, 200])

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function signIn() {
  const answer = await trySignIn(PASSWORD)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const trySignIn = (password: string) =>
  fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ identifier: EMAILS.brother, password }),
  })

const save = (cookie: string, quote: string) =>
  fetch(`${server.address}/api/members/profile`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: server.address, cookie },
    body: JSON.stringify({ quote }),
  })

test('the database ends alone: pages come, calls are put off, and the same server saves again', async () => {
  const cookie = await signIn()
  const serving = listener()
  process.kill(database(), 'SIGKILL')
  const answers: Response[] = []
  const tryAgain = async () => {
    answers.push(await save(cookie, `After ${answers.length} tries`))
    return [answers.at(-1)?.status, (await fetch(`${server.address}/members`)).status]
  }
  await expect.poll(tryAgain).toEqual([200, 200])
  const putOff = answers.slice(0, -1)
  expect(putOff.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    putOff.map(() => [503, '2']),
  )
  expect(listener()).toBe(serving)
})

test('sign-ins that a dying database broke off keep nobody out', async () => {
  for (let time = 1; time <= 5; time++) await trySignIn('not his password')
  expect((await trySignIn(PASSWORD)).status).toBe(429)
  process.kill(database(), 'SIGKILL')
  await expect.poll(async () => (await trySignIn(PASSWORD)).status).toBe(200)
})

test('an error that nobody caught is logged without its words, and the server is started again', async () => {
  const failing = listener()
  process.kill(failing, 'SIGUSR2')
  await isServedByAnother(failing)
  expect(server.output()).toContain('uncaught error')
  expect(server.output()).toContain('Aerie ended by itself (70).')
  expect(server.output()).not.toContain('what a member typed')
})

test('a server that was killed is started again', async () => {
  const killed = listener()
  process.kill(killed, 'SIGKILL')
  await isServedByAnother(killed)
  expect((await save(await signIn(), 'Here again')).status).toBe(200)
})

test('a server whose supervisor is gone ends', async () => {
  const left = listener()
  await server.stop('SIGKILL')
  await expect.poll(() => isRunning(left)).toBe(false)
})
