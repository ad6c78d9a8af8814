// What a verification by hand finds: health says so in every process and the bell tells super admins, until it was accepted.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AuditStep, audit } from '@aerie/contract/audit'
import { health } from '@aerie/contract/health'
import { notifications } from '@aerie/contract/notifications'
import { EVERYTHING } from '@aerie/contract/stale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHead, record } from '#platform/audit/audit.ts'
import { noteFault, noteWhole, purgeFindings } from '#platform/audit/findings.ts'
import { HEADS, keepHead, readHeads } from '#platform/audit/heads.ts'
import { inTransaction } from '#platform/transaction.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { administer, scratchFolder, urlOf } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'

const TOKEN = 'sixteen-letters-or-more'

let world: World
let folder: string
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  folder = await scratchFolder('aerie-found-')
  const installation = { dataFolder: folder, metricsToken: TOKEN }
  world = await openWorld({ installation })
  second = await openSecondProcess(world, { installation })
  for (let n = 0; n < 6; n++) await record(world.ctx, { action: 'trip.update', objectId: n })
})
afterAll(async () => {
  await second.close()
  await world.close()
})

async function verifyByHand() {
  const { text } = await (await world.as('marcus'))(audit.verify)
  const last = text.trim().split('\n').at(-1) ?? ''
  return (JSON.parse(last) as AuditStep).finding
}

/** In this process and in the other; of one process the check, the figures and the page say the same. */
const everywhere = () => Promise.all([world.app, second.app].map(saidBy))

async function saidBy(app: World['app']) {
  const { auditLog } = (await speaker(app)()(health.check)).body
  const { payload } = await app.inject({ url: health.metrics.path, headers: { authorization: `Token ${TOKEN}` } })
  const { findings } = (await speaker(app)(await world.cookieOf('marcus'))(health.details)).body
  const states = findings.filter(({ id }) => id === 'audit-log').map(({ state }) => state)
  const isBroken = auditLog === 'broken'
  expect(payload.match(/^aerie_audit_log_broken (\d)$/m)?.[1]).toBe(isBroken ? '1' : '0')
  expect(payload.match(/^aerie_finding\{id="audit-log"\} (\d)$/m)?.[1]).toBe(isBroken ? '2' : '0')
  expect(states).toEqual([isBroken ? 'bad' : 'good'])
  return auditLog
}

const found = async () =>
  (await speaker(second.app)(await world.cookieOf('marcus'))(health.details)).body.findings.find(
    ({ id }) => id === 'audit-log',
  )

test('what is broken is so in every process, and in the bell', async () => {
  expect(await verifyByHand()).toMatchObject({ since: null, broken: null })
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
  await administer(
    world.ownersLocation,
    `alter table audit_entries disable trigger all; delete from audit_entries where id = 3;
      alter table audit_entries enable trigger all`,
  )
  expect((await verifyByHand())?.broken).toMatchObject({ id: 3, is: 'removed' })
  expect(await everywhere()).toEqual(['broken', 'broken'])
  const sentence = expect.stringMatching(/^Entry 4 of the audit log does not follow/)
  expect(await found()).toMatchObject({ state: 'bad', title: 'The audit log is broken', sentence })
  const { body } = await (await world.as('marcus'))(notifications.list)
  expect(body.filter(({ kind }) => kind === 'audit_broken')).toEqual([expect.objectContaining({ finding: sentence })])
  expect((await (await world.as('marcus'))(audit.state)).body.findings).toEqual([sentence])
})

test('once accepted, it is whole from there on, and how many were not walked is said', async () => {
  const head = await readHead(world.db)
  if (!head) throw new Error('The log is empty')
  await keepHead(join(folder, HEADS), { ...head, at: new Date('2026-11-24T09:00:00Z'), isAccepted: true })
  await record(world.ctx, { action: 'trip.update', objectId: 9 })
  const { before, ...since } = (await verifyByHand())?.since ?? { before: 0 }
  expect(since).toEqual({ at: '2026-11-24T09:00:00.000Z', entry: head.id })
  expect(before).toBe(head.id - 1)
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
  expect((await (await world.as('marcus'))(audit.state)).body).toMatchObject({
    findings: [],
    lastWalk: { isWhole: true, since: '2026-11-24T09:00:00.000Z' },
  })
})

test('what is kept elsewhere and missing stays missed until who keeps it finds it, or it is accepted', async () => {
  const kept = await readHeads(join(folder, HEADS))
  const [head] = kept
  const note = (keptMark: string) =>
    inTransaction(world.ctx, (tx) => noteFault(tx, { id: 5, sentence: 'Entry 5 of the audit log is gone.', keptMark }))
  await note('ab'.repeat(32))
  await verifyByHand()
  expect(await everywhere()).toEqual(['broken', 'broken'])
  await inTransaction(world.ctx, (tx) => noteWhole(tx, []))
  expect(await everywhere()).toEqual(['broken', 'broken'])
  await inTransaction(world.ctx, (tx) => purgeFindings(tx))
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
  await note(head?.hash.toString('hex') ?? '')
  await verifyByHand()
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
})

/** `npm run verify-log` beside the two processes; answers its exit code and what it said. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = fileURLToPath(new URL('../../commands/verify-log.ts', import.meta.url))
    const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: urlOf(world.location) }
    execFile(process.execPath, [command, ...args], { env }, (error, said, failure) =>
      resolve({ code: error ? Number(error.code) : 0, said: said + failure }),
    )
  })

test('what the command finds is known in every process, heard where the page is open, and gone once accepted', async () => {
  const heard: string[] = []
  const unsubscribe = second.bus.subscribe(({ stale }) => {
    if (stale !== EVERYTHING) heard.push(...stale.map(({ path }) => path))
  })
  const { id } = (await readHead(world.db)) ?? { id: 0 }
  await record(world.ctx, { action: 'trip.update', objectId: 10 })
  await administer(
    world.ownersLocation,
    `alter table audit_entries disable trigger all; update audit_entries set action = 'x.y' where id = ${id};
      alter table audit_entries enable trigger all`,
  )
  expect(await verify()).toEqual({ code: 1, said: expect.stringMatching(/^The audit log is broken\. Entry \d+ /) })
  expect(await everywhere()).toEqual(['broken', 'broken'])
  await expect.poll(() => heard).toContain(health.details.path)
  const { body } = await (await world.as('marcus'))(notifications.list)
  expect(body.filter(({ kind }) => kind === 'audit_broken')).toHaveLength(2)
  expect(await verify('--accept')).toEqual({ code: 0, said: expect.stringContaining('counts as whole from here on') })
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
  unsubscribe()
})
