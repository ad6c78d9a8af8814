// What super admins and scrapers are told of the state of the house, and that a check that fails takes no other with it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { health } from '@aerie/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import { countedMailer } from '#platform/mail/counted-mailer.ts'
import { openWorld, type World } from '../../test/world.ts'
import { backups } from './checks/backups.ts'
import { jobs } from './checks/jobs.ts'
import { office } from './checks/office.ts'
import { settings } from './checks/settings.ts'
import type { Check, Place } from './finding.ts'
import { readDetails } from './service.ts'

const TOKEN = 'sixteen-letters-or-more'

let world: World
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-health-'))
  world = await openWorld({ installation: { dataFolder: folder, metricsToken: TOKEN, hasMailServer: true } })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const placeOf = (difference: Partial<Place['installation']> = {}, publicUrl = 'https://brothers.example'): Place => ({
  ctx: world.ctx,
  scanner: null,
  auditLog: { state: 'whole', faults: [] },
  publicUrl,
  installation: {
    version: 'test',
    startedAt: new Date(),
    dataFolder: folder,
    keyFolders: [],
    hasMailServer: true,
    hasOwnDatabase: true,
    hasFfmpeg: true,
    office: 'caged',
    isPublicUrlSet: true,
    trustsProxy: true,
    metricsToken: null,
    ...difference,
  },
})

test('a super admin reads in words how the house is, what wants a look first', async () => {
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

test('mail that is refused is told, without addresses, and no more once one has left', async () => {
  const find = async () =>
    (await (await world.as('marcus'))(health.details)).body.findings.find(({ id }) => id === 'mail')
  const refuse = { send: () => Promise.reject(new Error('550 no such user rook@aerie.example')), close: async () => {} }
  const take = { send: async () => {}, close: async () => {} }
  const letter = { to: 'rook@aerie.example', subject: '', text: '', html: '' }
  await countedMailer(take, world.db).send(letter)
  expect((await find())?.state).toBe('good')
  await expect(countedMailer(refuse, world.db).send(letter)).rejects.toThrow('550')
  const found = await find()
  expect([found?.state, found?.title]).toEqual(['bad', 'Mail does not leave'])
  expect(found?.sentence).toContain('550 no such user')
  expect(found?.sentence).not.toContain('@')
  await countedMailer(take, world.db).send(letter)
  expect((await find())?.sentence).toContain('3 attempts, 1 was refused')
})

test('a count that cannot be written keeps no mail back', async () => {
  const sent: string[] = []
  const take = { send: async ({ subject }: { subject: string }) => void sent.push(subject), close: async () => {} }
  const { db: gone, close } = openDatabase(world.location, { pool: 1 })
  await close()
  await countedMailer(take, gone).send({ to: '', subject: 'all the same', text: '', html: '' })
  expect(sent).toEqual(['all the same'])
})

test.each([
  ['caged', 'good', /in a cage without a network/, null],
  ['unconfined', 'good', /runs without a cage/, null],
  ['no soffice', 'attention', /LibreOffice was not found/, /apt-get install.*libreoffice-writer-nogui/],
  ['no bwrap', 'attention', /not bubblewrap/, /apt-get install bubblewrap/],
  ['forbidden', 'attention', /forbids bubblewrap/, /OFFICE_UNCONFINED=yes/],
] as const)('of LibreOffice found as "%s" it is %s', (found, state, sentence, advice) => {
  expect(office.look(placeOf({ office: found }))).toMatchObject({
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
    look: () => {
      throw new Error('The floor is wet.')
    },
  }
  const { findings } = await readDetails(placeOf(), [fails, settings])
  expect(findings.map(({ id, state, sentence }) => [id, state, sentence])).toEqual([
    ['fails', 'attention', 'The floor is wet.'],
    ['settings', 'good', 'Members reach Aerie at https://brothers.example.'],
  ])
})

test('a scraper with the token gets figures, and everybody else no page', async () => {
  const ask = (authorization?: string) =>
    world.app.inject({ url: health.metrics.path, ...(authorization && { headers: { authorization } }) })
  const { statusCode, headers, payload } = await ask(`Token ${TOKEN}`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const text of payload.trim().split('\n')) expect(text).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+ -?[\d.e+]+)$/)
  expect(payload).toMatch(/^aerie_members_active \d+$/m)
  for (const wrong of [undefined, '', 'Token', `Token ${TOKEN}x`]) expect((await ask(wrong)).statusCode).toBe(404)
})

test('a house without a good backup, with an old one, and with a fresh one', async () => {
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
