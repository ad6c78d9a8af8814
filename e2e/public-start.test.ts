// A start that others than this machine can reach: no demo whose passwords everybody knows, and no database anew beside files.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scratchFolder } from '../server/test/test-server.ts'
import { startServer } from './server-process.ts'
import { EMAILS, PASSWORD } from './site.ts'

const OPENED = { PUBLIC_URL: 'https://brothers.example' }

let folder: string
beforeAll(async () => {
  folder = await scratchFolder('aerie-public-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const signIn = async (address: string) =>
  (
    await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ identifier: EMAILS.superAdmin, password: PASSWORD }),
    })
  ).status

test('an empty folder that others can reach gets a set-up link and the demo only when asked for', async () => {
  const data = join(folder, 'fresh')
  const server = await startServer(data, { environment: { HOST: '0.0.0.0' } })
  expect(server.output()).toContain('not loaded, since HOST is set')
  expect(server.output()).toMatch(/\/setup\/[\w-]+/)
  expect(server.output()).not.toContain(PASSWORD)
  expect(await signIn(server.address)).toBe(401)
  expect(await server.stop()).toBe(0)
  const shown = await startServer(data, { environment: OPENED, arguments: ['--demo'] })
  expect(shown.output()).toContain(PASSWORD)
  expect(await signIn(shown.address)).toBe(200)
  expect(await shown.stop()).toBe(0)
})

test('a folder that holds the demo is not opened to others unless asked for', async () => {
  const data = join(folder, 'demo')
  await cp(inject('demoFolder'), data, { recursive: true })
  await expect(startServer(data, { environment: OPENED })).rejects.toThrow(
    /holds the demo brotherhood.*start with --demo/,
  )
  const shown = await startServer(data, { environment: OPENED, arguments: ['--demo'] })
  expect(await shown.stop()).toBe(0)
})

test('asked for the demo and for none, it says so', async () => {
  await expect(startServer(join(folder, 'both'), { arguments: ['--demo', '--empty'] })).rejects.toThrow(
    '--demo and --empty exclude each other',
  )
})

test('a new database beside files that are there is refused, and makes nothing', async () => {
  const data = join(folder, 'unmounted')
  await mkdir(join(data, 'files', 'avatars'), { recursive: true })
  await writeFile(join(data, 'files', 'avatars', 'one.webp'), 'a portrait')
  await expect(startServer(data)).rejects.toThrow(
    /The database would be a new one, but .*unmounted\/files holds files of an old one/,
  )
  expect(await readdir(data)).toEqual(['files'])
})
