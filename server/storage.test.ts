// A start whose bucket is away or says no: a sentence, and another try where that may help.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FAILED, REFUSED } from './platform/shutdown.ts'
import { scratchFolder } from './test/test-server.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

async function start(endpoint: string) {
  const folder = await scratchFolder('aerie-away-')
  const bucket = { S3_BUCKET: 'house', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y', S3_FORCE_PATH_STYLE: 'true' }
  const { PATH } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, DATA_DIR: folder, S3_ENDPOINT: endpoint, ...bucket },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  await rm(folder, { recursive: true })
  return { said, code: code as number }
}

/** Answers every request with a status until the work is done. */
async function withBucket<T>(status: number, work: (endpoint: string) => Promise<T>) {
  const server = createServer((_, response) => response.writeHead(status).end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return work(endpoint).finally(() => server.close())
}

test('a bucket that is away for a moment is named, and worth another start', async () => {
  const endpoint = await withBucket(200, async (address) => address)
  const { said, code } = await start(endpoint)
  expect(said).toMatch(`The bucket house at ${endpoint} does not answer: `)
  expect(code).toBe(FAILED)
})

test('so is one that fails itself', async () => {
  expect((await withBucket(503, start)).code).toBe(FAILED)
})

test('one that says no is not asked again', async () => {
  const { said, code } = await withBucket(403, start)
  expect(said).toContain('The bucket house refuses. Look whether S3_BUCKET')
  expect(code).toBe(REFUSED)
})
