// What a walk by hand finds: health says so in every process and the bell tells super admins, until it was accepted.
import { join } from 'node:path'
import { type AuditStep, audit } from '@aerie/contract/audit'
import { health } from '@aerie/contract/health'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHead, record } from '#platform/audit/audit.ts'
import { forgetFindings, noteFault, noteWhole } from '#platform/audit/findings.ts'
import { HEADS, keepHead, readHeads } from '#platform/audit/heads.ts'
import { inTransaction } from '#platform/transaction.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { administer, scratchFolder } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let folder: string
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  folder = await scratchFolder('aerie-found-')
  world = await openWorld({ installation: { dataFolder: folder } })
  second = await openSecondProcess(world)
  for (let n = 0; n < 6; n++) await record(world.ctx, { action: 'trip.update', objectId: n })
})
afterAll(async () => {
  await second.close()
  await world.close()
})

async function walk() {
  const { text } = await (await world.as('marcus'))(audit.verify)
  const last = text.trim().split('\n').at(-1) ?? ''
  return (JSON.parse(last) as AuditStep).finding
}

/** In this process and in the other. */
const everywhere = async () => [
  (await world.visitor(health.check)).body.auditLog,
  (await speaker(second.app)()(health.check)).body.auditLog,
]

const found = async () =>
  (await speaker(second.app)(await world.cookieOf('marcus'))(health.details)).body.findings.find(
    ({ id }) => id === 'audit-log',
  )

test('what is broken is so in every process, and in the bell', async () => {
  expect(await walk()).toMatchObject({ since: null, broken: null })
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
  await administer(
    world.ownersLocation,
    `alter table audit_entries disable trigger all; delete from audit_entries where id = 3;
      alter table audit_entries enable trigger all`,
  )
  expect((await walk())?.broken).toMatchObject({ id: 3, is: 'removed' })
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
  const { before, ...since } = (await walk())?.since ?? { before: 0 }
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
  await walk()
  expect(await everywhere()).toEqual(['broken', 'broken'])
  await inTransaction(world.ctx, (tx) => noteWhole(tx, []))
  expect(await everywhere()).toEqual(['broken', 'broken'])
  await inTransaction(world.ctx, (tx) => forgetFindings(tx))
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
  await note(head?.hash.toString('hex') ?? '')
  await walk()
  expect(await everywhere()).toEqual(['unverified', 'unverified'])
})
