// Backups over HTTP: asked for, made, tried, taken out and deleted by super admins; those of the nights come and go by themselves.
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backups, LEAVE_UNENCRYPTED } from '@aerie/contract/backups'
import { health } from '@aerie/contract/health'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHead } from '#platform/audit/audit.ts'
import { keepHead } from '#platform/audit/heads.ts'
import { readArchive } from '#platform/backup/read-archive.ts'
import { scheduleNextRuns } from '#platform/jobs/recurring.ts'
import { recurringJobs } from '../../features.ts'
import { administer } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
  await world.ctx.files.put('photos/porch.bin', Buffer.alloc(50_000, 'porch'))
})
afterAll(() => world.close())

const list = async () => (await marcus(backups.list)).body
const actions = async () =>
  (
    await world.db
      .selectFrom('audit_entries')
      .select('action')
      .where('object_type', '=', 'backup')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('one that is asked for becomes good, is taken out, and is deleted', async () => {
  const { status, body: asked } = await marcus(backups.create)
  expect([status, asked.askedBy?.firstName, asked.isNightly]).toEqual([201, 'Marcus', false])
  await world.work()
  const [made] = await list()
  expect(made).toMatchObject({ id: asked.id, state: 'good', fileCount: 1, isEncrypted: false, reason: null })
  expect(made?.rowCount).toBeGreaterThan(100)

  const params = { backupId: String(asked.id) }
  expect((await marcus(backups.download, { params, query: { check: 'true' } })).body).toEqual({})
  const cookie = await world.cookieOf('marcus')
  const answer = await world.app.inject({ url: `/api/admin/backups/${asked.id}/archive`, headers: { cookie } })
  expect(answer.headers['content-disposition']).toContain(made?.name)
  expect(answer.rawPayload.length).toBe(made?.bytes)
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(made?.sha256)

  expect((await marcus(backups.remove, { params })).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await world.backupPlace.archives.isEmpty()).toBe(true)
  expect((await marcus(backups.download, { params })).status).toBe(404)
  expect(await actions()).toEqual(['backup.create', 'backup.finish', 'backup.download', 'backup.delete'])
})

test('there is one at a time, and one that is being made cannot be deleted', async () => {
  const id = (
    await world.db
      .insertInto('backups')
      .values({ name: 'aerie-2026-01-01T00-00-00.tar.zst', state: 'packing' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const again = await marcus(backups.create)
  expect([again.status, again.problem.detail]).toEqual([
    409,
    'A backup is already being made. Wait until it has ended.',
  ])
  const params = { backupId: String(id) }
  expect((await marcus(backups.remove, { params })).status).toBe(409)
  expect((await marcus(backups.download, { params })).status).toBe(404)
  await world.db.deleteFrom('backups').execute()
})

test('one whose archive somebody moved away says so', async () => {
  const { body } = await marcus(backups.create)
  await world.work()
  await world.backupPlace.archives.remove(body.name)
  const answer = await marcus(backups.download, { params: { backupId: String(body.id) } })
  expect([answer.status, answer.problem.detail]).toEqual([
    410,
    expect.stringContaining('no longer where backups are kept'),
  ])
  await marcus(backups.remove, { params: { backupId: String(body.id) } })
})

test('each night makes one, which leaves those that are outdated behind', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const { archives } = world.backupPlace
  for (const days of [700, 690, 3]) {
    const name = `aerie-${days}.tar.zst`
    await archives.put(name, Buffer.from('old'))
    const ended = { created_at: ago(days), ended_at: ago(days), bytes: 3, sha256: '0'.repeat(64) }
    await world.db
      .insertInto('backups')
      .values({ ...ended, name, state: 'good', is_nightly: days !== 690 })
      .execute()
  }
  for (let month = 1; month < 9; month++)
    await world.db
      .insertInto('backups')
      .values({
        name: `aerie-month-${month}.tar.zst`,
        state: 'good',
        is_nightly: true,
        created_at: ago(month * 31),
        ended_at: ago(month * 31),
        bytes: 3,
        sha256: '0'.repeat(64),
      })
      .execute()
  await scheduleNextRuns(world.ctx, recurringJobs)
  await scheduleNextRuns(world.ctx, recurringJobs)
  const nights = () => world.db.selectFrom('jobs').select('run_at').where('kind', '=', 'nightly-backup').execute()
  expect(await nights()).toHaveLength(1)
  await world.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'nightly-backup').execute()
  await world.work()
  expect((await nights())[0]?.run_at.getTime()).toBeGreaterThan(Date.now())

  const left = await list()
  expect(left[0]).toMatchObject({ state: 'good', isNightly: true, askedBy: null })
  const names = left.map(({ name }) => name)
  expect(names).toContain('aerie-3.tar.zst')
  // One that somebody asked for stays until somebody deletes it.
  expect(names).toContain('aerie-690.tar.zst')
  expect(names).not.toContain('aerie-700.tar.zst')
  expect(await archives.has('aerie-700.tar.zst')).toBe(false)
  expect(await actions()).toContain('backup.expire')
})

test('one that cannot be restored is no backup, and super admins hear of it', async () => {
  const { order } = world.backupPlace
  const { owner } = order
  order.owner = 'postgres://nobody:nothing@127.0.0.1:1/none'
  const { body } = await marcus(backups.create)
  await world.work()
  order.owner = owner
  const [failed] = await list()
  expect(failed).toMatchObject({ id: body.id, state: 'failed', reason: expect.stringContaining('ECONNREFUSED') })
  expect(await world.backupPlace.archives.has(body.name)).toBe(false)
  const told = async (player: 'marcus' | 'julian') =>
    (await (await world.as(player))(notifications.list)).body.filter(({ kind }) => kind === 'backup_failed')
  expect(await told('marcus')).toEqual([expect.objectContaining({ finding: failed?.reason })])
  expect(await told('julian')).toEqual([])
})

test('one of an installation whose audit log was broken is kept, and tells; once that was accepted the next is whole', async () => {
  const remove = (id: number) =>
    administer(
      world.ownersLocation,
      `alter table audit_entries disable trigger all; delete from audit_entries where id = ${id};
        alter table audit_entries enable trigger all`,
    )
  const make = async () => {
    await marcus(backups.create)
    await world.work()
    return (await list())[0]
  }
  const bell = async () => (await marcus(notifications.list)).body.filter(({ kind }) => kind === 'audit_broken')
  const found = async () =>
    (await marcus(health.details)).body.findings.filter(({ id }) => id === 'backups' || id === 'audit-log')

  const head = await readHead(world.db)
  if (!head) throw new Error('The log is empty')
  await remove(head.id - 1)
  expect(await make()).toMatchObject({ state: 'good', logBrokenAt: head.id })
  expect(await bell()).toEqual([expect.objectContaining({ finding: expect.stringContaining(`Entry ${head.id} of`) })])
  expect((await world.visitor(health.check)).body.auditLog).toBe('broken')
  expect((await found()).map(({ id, state }) => [id, state])).toEqual([
    ['audit-log', 'bad'],
    ['backups', 'attention'],
  ])

  await keepHead(world.backupPlace.headsFile, { ...head, at: new Date(), isAccepted: true })
  expect(await make()).toMatchObject({ state: 'good', logBrokenAt: null })
  // What is left to say of it is something else.
  expect((await found()).find(({ id }) => id === 'backups')?.title).toBe('Backups are not encrypted')
})

test('whoever makes backups sets a passphrase that lies with the keys, or says in words that they lie open', async () => {
  const said = async () => {
    const { kind, at, by } = (await marcus(backups.protection)).body
    return [kind, at !== null, by?.firstName]
  }
  const isOpen = async () =>
    (await marcus(health.details)).body.findings.find(({ id }) => id === 'backups')?.title ===
    'Backups are not encrypted'
  expect(await said()).toEqual(['unasked', false, undefined])
  expect(await isOpen()).toBe(true)
  for (const body of [{}, { words: 'yes' }, { passphrase: 'short' }, { passphrase: ' with spaces at its ends ' }])
    expect((await marcus(backups.protect, { body: body as never })).status).toBe(400)
  expect(await said()).toEqual(['unasked', false, undefined])

  expect((await marcus(backups.protect, { body: { words: LEAVE_UNENCRYPTED } })).status).toBe(200)
  expect(await said()).toEqual(['open', true, 'Marcus'])
  expect(await isOpen()).toBe(false)

  const passphrase = 'five words by the river'
  expect((await marcus(backups.protect, { body: { passphrase } })).status).toBe(200)
  expect(await said()).toEqual(['set', true, 'Marcus'])
  expect((await marcus(backups.protect, { body: { words: LEAVE_UNENCRYPTED } })).status).toBe(409)
  const { body } = await marcus(backups.create)
  await world.work()
  expect((await list())[0]).toMatchObject({ id: body.id, state: 'good', isEncrypted: true })
  const path = world.backupPlace.archives.pathOf(body.name) ?? ''
  await expect(readArchive(path, null)).rejects.toThrow('The archive is encrypted')
  let rows = ''
  await readArchive(path, passphrase, {
    async rows(_, chunks) {
      for await (const chunk of chunks) rows += chunk.toString('latin1')
    },
  })
  expect(rows).toContain('backup.encrypt')
  for (const secret of [passphrase, Buffer.from(passphrase).toString('hex')]) expect(rows).not.toContain(secret)

  await rm(join(world.ctx.voteKeys.folder, 'backup.passphrase'))
  expect(await said()).toEqual(['unasked', false, undefined])
  // What was said before the passphrase that is lost counts no more.
  await marcus(backups.create)
  await world.work()
  expect((await list())[0]).toMatchObject({ state: 'good', isEncrypted: false })
  expect(await isOpen()).toBe(true)
})
