// Starting and stopping: what a start prints, what it refuses, and that stopping finishes what is running.
import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scratchFolder } from '../server/test/test-server.ts'
import { startServer } from './server-process.ts'
import { EMAILS, PASSWORD } from './site.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await scratchFolder('aerie-start-')
  data = join(folder, 'data')
  await cp(inject('demoFolder'), data, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a start ends with the address and three sign-ins, and answers for its health', async () => {
  const server = await startServer(data)
  for (const line of [server.address, PASSWORD, ...Object.values(EMAILS)]) expect(server.output()).toContain(line)
  const health = await fetch(`${server.address}/api/health`)
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', auditLog: expect.stringMatching(/^(unverified|whole)$/) },
  ])

  const second = startServer(data)
  await expect(second).rejects.toThrow(
    /^[\s\S]*Another Aerie is already running on .*\. Stop it first, or set DATA_DIR to another folder\.\s*$/,
  )
  expect(await server.stop()).toBe(0)
})

test('a taken port is refused with a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startServer(data, { port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken.`)
  taken.close()
})

test('mistakes in the environment are refused with a sentence each', async () => {
  const environment = { DATABASE_URL: 'nonsense', TRUST_PROXY: 'perhaps' }
  await expect(startServer(data, { environment })).rejects.toThrow(
    /DATABASE_URL must be an address such as .*\n.*TRUST_PROXY must be the number of proxies/,
  )
})

test('stopping lets a running request finish, and open streams do not hold it up', async () => {
  const server = await startServer(data)
  const signIn = () =>
    fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify({ identifier: EMAILS.brother, password: PASSWORD }),
    })
  const cookie = (await signIn()).headers.get('set-cookie')?.split(';')[0] ?? ''
  const stream = await fetch(`${server.address}/api/events`, { headers: { cookie } })
  const running = [signIn(), signIn(), signIn()]
  // The server has them once their bytes are sent; a health check behind them tells.
  await fetch(`${server.address}/api/health`)
  const stopped = server.stop()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200])
  // It ends itself by force, with another code, when five seconds do not do.
  expect(await stopped).toBe(0)
  await stream.body?.cancel().catch(() => {})
})

test('a server that was killed starts again by itself', async () => {
  const killed = await startServer(data)
  await killed.stop('SIGKILL')
  const again = await startServer(data)
  expect((await fetch(`${again.address}/api/health`)).status).toBe(200)
  expect(await again.stop('SIGINT')).toBe(0)
})
