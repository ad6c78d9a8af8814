// The audit log of a real installation: verified beside it and without it, cut behind its back, and accepted.
import { spawn } from 'node:child_process'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '../server/platform/config.ts'
import { joinDatabase } from '../server/platform/db/locate.ts'
import { administer, scratchFolder } from '../server/test/test-server.ts'
import { startServer } from './server-process.ts'
import { EMAILS, PASSWORD } from './site.ts'

const VERIFY = fileURLToPath(new URL('../server/commands/verify-log.ts', import.meta.url))

let folder: string
let data: string
beforeAll(async () => {
  folder = await scratchFolder('aerie-audit-')
  data = join(folder, 'data')
  await cp(inject('demoFolder'), data, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function verify(...more: string[]) {
  const child = spawn(process.execPath, [VERIFY, ...more], {
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { code, said: `${said}${complained}`.trim() }
}

/** As somebody with the owner's password, who is careful. */
async function asOwner(statement: string) {
  const located = await joinDatabase(readConfig({ DATA_DIR: data }), () => {})
  const guarded = [
    'alter table audit_entries disable trigger all',
    statement,
    'alter table audit_entries enable trigger all',
  ]
  for (const one of guarded) await administer(located.owner, one)
  await located.stop()
}

const signIn = (address: string) =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ identifier: EMAILS.superAdmin, password: PASSWORD }),
  })

const health = async (address: string) => (await (await fetch(`${address}/api/health`)).json()).auditLog

test('a log is verified while the server runs, cut behind its back, and known to be broken from then on', async () => {
  const server = await startServer(data)
  for (let n = 0; n < 3; n++) await signIn(server.address)
  await expect.poll(() => health(server.address)).toBe('whole')
  expect(await verify()).toEqual({
    code: 0,
    said: expect.stringMatching(/^The audit log is whole: \d+ entries, .* all of the \d+ that were kept/),
  })
  expect(await server.stop()).toBe(0)

  const heads = (await readFile(join(data, 'audit-heads'), 'utf8')).trim().split('\n')
  const [, last, hash] = heads.at(-1)?.split(' ') ?? []
  expect(await verify(last ?? '', hash ?? '')).toMatchObject({ code: 0 })
  expect(await verify(last ?? '', 'f'.repeat(64))).toMatchObject({ code: 1 })

  await asOwner(`delete from audit_entries where id = ${last}`)
  const broken = `The audit log is broken. Entry ${last} of the audit log, which was there at`
  expect(await verify()).toEqual({ code: 1, said: expect.stringContaining(broken) })
  const again = await startServer(data)
  expect(again.output()).toContain(broken)
  expect(await health(again.address)).toBe('broken')
  const cookie = (await signIn(again.address)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const bell = await (await fetch(`${again.address}/api/notifications`, { headers: { cookie } })).json()
  expect(bell).toContainEqual(expect.objectContaining({ kind: 'audit_broken' }))
  expect(await again.stop()).toBe(0)
})

test('an operator accepts the log as it stands, which stands in it', async () => {
  expect(await verify('--accept')).toEqual({ code: 0, said: expect.stringContaining('counts as whole from here on') })
  const server = await startServer(data)
  expect(server.output()).not.toContain('broken')
  await expect.poll(() => health(server.address)).toBe('whole')
  expect(await verify()).toEqual({ code: 0, said: expect.stringMatching(/whole since it was accepted/) })
  expect(await server.stop()).toBe(0)
})

test('without a database it says so, and makes none', async () => {
  data = join(folder, 'nothing')
  expect(await verify()).toEqual({ code: 1, said: `There is no database in ${data}. Set DATA_DIR as Aerie has it.` })
})
