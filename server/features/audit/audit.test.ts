// What super admins hear of the audit log: that it is broken, and what it ends with, every day for those who wish it.
import { health } from '@aerie/contract/health'
import { notifications } from '@aerie/contract/notifications'
import { session } from '@aerie/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHead } from '#platform/audit/audit.ts'
import { scheduleNextRuns } from '#platform/jobs/recurring.ts'
import { recurringJobs } from '../../features.ts'
import { openWorld, type World } from '../../test/world.ts'
import { notifyOfFault } from './service.ts'

const NEVER = {
  nearby: 'never',
  coming: 'never',
  crossing: 'never',
  lineage: 'never',
  photos: 'never',
  audit: 'never',
  requests: 'never',
} as const

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const choose = async (player: 'marcus' | 'julian' | 'rook', audit: 'at_once' | 'daily') =>
  (await world.as(player))(notifications.chooseMail, { body: { ...NEVER, audit } })

const rounds = () => world.db.selectFrom('jobs').select('run_at').where('kind', '=', 'audit-head-emails').execute()

test('only a super admin is offered it, and may choose it', async () => {
  const offered = async (player: 'marcus' | 'julian' | 'rook') =>
    (await (await world.as(player))(session.current)).body.can.hearOfAuditLog
  expect([await offered('marcus'), await offered('julian'), await offered('rook')]).toEqual([true, false, false])
  const refused = await choose('julian', 'daily')
  expect([refused.status, refused.problem.detail]).toEqual([403, 'Only super admins hear of the audit log.'])
  expect((await choose('marcus', 'at_once')).body.audit).toBe('at_once')
})

test('every day it comes once, with the number and the hash, to who is a super admin still', async () => {
  for (let start = 0; start < 3; start++) await scheduleNextRuns(world.ctx, recurringJobs)
  expect(await rounds()).toHaveLength(1)
  const dayComes = () =>
    world.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'audit-head-emails').execute()
  await dayComes()
  const [mail, ...more] = await world.mails()
  expect(more).toEqual([])
  expect(mail?.to?.[0]?.address).toBe('super@aerie.example')
  const head = await readHead(world.db)
  expect(mail?.subject).toBe(`The audit log ends with entry ${head?.id}`)
  expect(mail?.text).toContain(`npm run verify-log -- ${head?.id} ${head?.hash.toString('hex')}`)
  expect(await rounds()).toEqual([{ run_at: expect.any(Date) }])
  expect((await rounds())[0]?.run_at.getTime()).toBeGreaterThan(Date.now())

  await world.db
    .updateTable('members')
    .set({ role: 'admin' })
    .where('id', '=', await world.idOf('marcus'))
    .execute()
  await dayComes()
  expect(await world.mails()).toHaveLength(1)
  await world.db
    .updateTable('members')
    .set({ role: 'super_admin' })
    .where('id', '=', await world.idOf('marcus'))
    .execute()
})

test('that it is broken stands in the bell of every super admin, once for each entry, and comes by mail', async () => {
  const before = (await world.mails()).length
  const fault = { id: 5, sentence: 'Entry 5 of the audit log is gone.', keptMark: null }
  await notifyOfFault(world.ctx, fault)
  await notifyOfFault(world.ctx, fault)
  const told = async (player: 'marcus' | 'julian') =>
    (await (await world.as(player))(notifications.list)).body.filter(({ kind }) => kind === 'audit_broken')
  expect(await told('marcus')).toEqual([
    expect.objectContaining({ kind: 'audit_broken', finding: fault.sentence, isRead: false }),
  ])
  expect(await told('julian')).toEqual([])
  const mails = (await world.mails()).slice(before).map(({ subject }) => subject)
  expect(mails).toContain('The audit log is broken')
})

test('the health check says what the last verification found', async () => {
  await world.db.deleteFrom('audit_findings').execute()
  expect((await world.visitor(health.check)).body).toEqual({ status: 'ok', auditLog: 'unverified' })
})
