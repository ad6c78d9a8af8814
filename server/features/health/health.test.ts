// What super admins and scrapers are told of the state of the installation, and that a check that fails takes no other with it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { health } from '@aerie/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backups } from '#features/health-checks/backups.ts'
import { jobs } from '#features/health-checks/jobs.ts'
import { settings } from '#features/health-checks/settings.ts'
import type { Check, Deployment } from '#features/health-findings/finding.ts'
import { office } from '#features/upload-checks/office.ts'
import { openWorld, type World } from '../../test/world.ts'
import { writeMetrics } from './metrics.ts'
import { placeIn } from './place.fixture.ts'
import { readDetails } from './service.ts'

let world: World
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-health-'))
  world = await openWorld({ installation: { dataFolder: folder } })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const placeOf = (difference?: Partial<Deployment['installation']>, publicUrl?: string) =>
  placeIn(world, folder, difference, publicUrl)

test('a super admin reads in words how the installation is, what needs a look first', async () => {
  const { status, body } = await (await world.as('marcus'))(health.details)
  expect(status).toBe(200)
  expect(body.findings.map(({ id }) => id).sort()).toEqual([
    'audit-log',
    'backups',
    'certificate',
    'database',
    'films',
    'jobs',
    'keys',
    'mail',
    'office',
    'passkeys',
    'requests',
    'room',
    'scanner',
    'settings',
  ])
  const order = body.findings.map(({ state }) => ['bad', 'attention', 'good'].indexOf(state))
  expect(order).toEqual(order.toSorted())
  for (const { state, advice, sentence } of body.findings) {
    expect(sentence).toMatch(/\.$|…$/)
    expect(advice === null).toBe(state === 'good')
  }
  expect((await (await world.as('samir'))(health.details)).status).toBe(403)
})

test.each([
  ['caged', 'good', /in a cage without a network/, null],
  ['unconfined', 'good', /runs without a cage/, null],
  ['no soffice', 'attention', /LibreOffice was not found/, /apt-get install.*libreoffice-writer-nogui/],
  ['no bwrap', 'attention', /not bubblewrap/, /apt-get install bubblewrap/],
  ['forbidden', 'attention', /forbids bubblewrap/, /OFFICE_UNCONFINED=yes/],
] as const)('of LibreOffice found as "%s" it is %s', async (found, state, sentence, advice) => {
  expect(await office.look(placeOf({ office: found }))).toMatchObject({
    state,
    sentence: expect.stringMatching(sentence),
    advice: advice && expect.stringMatching(advice),
  })
})

test('jobs that wait too long, and those given up, are told', async () => {
  const look = async () => jobs.look(placeOf())
  expect((await look()).state).toBe('good')
  const row = { kind: 'no-such-work', payload: '{}' }
  await world.db
    .insertInto('jobs')
    .values({ ...row, failed_at: new Date() })
    .execute()
  expect(await look()).toMatchObject({ state: 'attention', figure: '1 given up' })
  await world.db
    .insertInto('jobs')
    .values({ ...row, run_at: new Date(Date.now() - 3_600_000) })
    .execute()
  expect(await look()).toMatchObject({ state: 'bad', figure: '60 minutes late' })
  await world.db.deleteFrom('jobs').where('kind', '=', 'no-such-work').execute()
})

test.each([
  ['nothing', {}, 'https://brothers.example', 'good'],
  ['an address without TLS', {}, 'http://brothers.example', 'attention'],
  ['no address at all', { isPublicUrlSet: false }, 'http://127.0.0.1:3000', 'attention'],
  ['TLS without a proxy that is trusted', { trustsProxy: false }, 'https://brothers.example', 'attention'],
])('settings are remarked on for %s', async (_what, difference, address, expected) => {
  expect((await settings.look(placeOf(difference, address))).state).toBe(expected)
})

test('a check that fails says so, and the others are answered', async () => {
  const fails: Check = {
    id: 'fails',
    title: 'It could not be looked at',
    gauges: { floor_wet: 'How wet it is.' },
    look: () => {
      throw new Error('The floor is wet.')
    },
  }
  const { findings } = await readDetails(placeOf(), [fails, settings])
  const metrics = await writeMetrics(placeOf(), [fails, settings])
  expect(metrics).toMatch(/^aerie_finding\{id="fails"\} 1$/m)
  expect(metrics).toMatch(/^aerie_settings_remarks 0$/m)
  expect(metrics).not.toMatch(/^aerie_floor_wet/m)
  expect(findings.map(({ id, state, sentence }) => [id, state, sentence])).toEqual([
    ['fails', 'attention', 'The floor is wet.'],
    ['settings', 'good', 'Members reach Aerie at https://brothers.example.'],
  ])
})

test('an installation without a good backup, with an old one, and with a fresh one', async () => {
  const look = async () => backups.look(placeOf({ startedAt: new Date(0) }))
  expect(await look()).toMatchObject({ state: 'bad', title: 'There is no backup yet' })
  expect(await backups.look(placeOf())).toMatchObject({ state: 'attention' })
  const add = (values: { state: string; hoursAgo: number; reason?: string }) => {
    const ended_at = new Date(Date.now() - values.hoursAgo * 3_600_000)
    const isGood = values.state === 'good'
    const figures = isGood ? { bytes: 1, row_count: 1, file_count: 1, sha256: '0'.repeat(64) } : {}
    const row = { name: `b-${values.hoursAgo}`, is_nightly: true, is_encrypted: true, created_at: ended_at, ended_at }
    return world.ownerDb
      .insertInto('backups')
      .values({ ...row, ...figures, state: values.state, reason: values.reason ?? null, asked_by: null })
      .execute()
  }
  await add({ state: 'good', hoursAgo: 80 })
  expect(await look()).toMatchObject({ state: 'bad', figure: '80 h old' })
  await add({ state: 'good', hoursAgo: 20 })
  expect(await look()).toMatchObject({ state: 'good', figure: '20 h old' })
  await add({ state: 'failed', hoursAgo: 1, reason: 'The disk is full.' })
  expect(await look()).toMatchObject({ state: 'attention', sentence: 'The disk is full. The one before it is good.' })
})

test('an archive with a broken log is told as long as it is the newest, and no more of the installation once that was accepted', async () => {
  await world.ownerDb.updateTable('backups').set({ log_broken_at: 21 }).where('state', '=', 'good').execute()
  await world.ownerDb.deleteFrom('backups').where('state', '=', 'failed').execute()
  const look = async (state: 'broken' | 'whole') =>
    (await backups.look({ ...placeOf(), auditLog: { state, faults: [] } })).sentence
  expect(await look('broken')).toContain('It breaks at entry 21, and so is the log here.')
  expect(await look('whole')).toContain('It breaks at entry 21, and was accepted since then.')
})
