// What the state of the installation says of mail: whether it leaves, what waits, and what is not tried again.
import { health } from '@aerie/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mail } from '#features/health-checks/mail.ts'
import { MAIL_JOBS } from '#features/health-checks/mail-data.ts'
import { openDatabase } from '#platform/db/db.ts'
import { countedMailer } from '#platform/mail/counted-mailer.ts'
import { jobPartsOf } from '../../app.ts'
import { jobsOf } from '../../features.ts'
import { openWorld, type World } from '../../test/world.ts'
import { placeIn } from './place.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ installation: { hasMailServer: true } })
})
afterAll(() => world.close())

const placeOf = () => placeIn(world, import.meta.dirname)

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

test('mails that wait are counted with how long the oldest has, and those that were given up', async () => {
  const look = async () => mail.look(placeOf())
  const add = (kind: string, values: object) =>
    world.db
      .insertInto('jobs')
      .values({ kind, payload: '{}', ...values })
      .execute()
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await add('password-reset', { created_at: hoursAgo(3), last_error: 'Error', run_at: hoursAgo(-1) })
  await add('notification-email', { run_at: hoursAgo(-1) })
  await add('close-polls', { created_at: hoursAgo(9) })
  expect(await look()).toMatchObject({
    state: 'attention',
    title: 'Mails wait',
    sentence: 'Others leave. 2 mails wait, the oldest for 3 hours.',
    figure: '2 waiting',
  })
  await add('invitation', { failed_at: new Date() })
  expect(await look()).toMatchObject({ title: 'Some mails were given up', figure: '1 given up' })
  await world.db.deleteFrom('jobs').execute()
  expect((await look()).state).toBe('good')
})

test('each kind of mail that is counted is a job that somebody asks for', async () => {
  const { app, ctx, backupPlace } = world
  const mailer = { send: async () => {}, close: async () => {} }
  const queues = jobsOf({ ctx, backupPlace, mailer, publicUrl: () => '', bounceBox: null, ...jobPartsOf(app) })
  const kinds = Object.values(queues).flatMap((work) => Object.keys(work))
  expect(MAIL_JOBS.filter((kind) => !kinds.includes(kind))).toEqual([])
})
