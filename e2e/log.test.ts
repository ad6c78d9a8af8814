// The log is written in blocks, and has its last lines however the process ends in order.
import { cp, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scratchFolder } from '../server/test/test-server.ts'
import { startServer } from './server-process.ts'

/** The server fails when it is sent SIGUSR2. */
const FAILS = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{throw new Error('words')})")}`

let folder: string
beforeAll(async () => {
  folder = await scratchFolder('aerie-log-')
  await cp(inject('demoFolder'), folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const lines = (output: string) => output.split('\n').filter((line) => line.includes('"route":"/api/health"')).length

test.each([
  ['SIGTERM', 0],
  ['SIGUSR2', 70],
] as const)('a server that ends by %s has logged every request', async (signal, code) => {
  const environment = { LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${FAILS}` }
  const server = await startServer(folder, { environment })
  const times = 5
  for (let time = 0; time < times; time++) expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
  expect(await server.stop(signal)).toBe(code)
  expect(lines(server.output())).toBe(times)
})
