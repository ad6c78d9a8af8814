// Emails of notifications on their way through a mail server that does not take every one at once.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { notifications } from '@aerie/contract/notifications'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mailer, openSmtp } from '#platform/mail/mailer.ts'
import { inDays } from '../../../test/days-ahead.ts'
import { openWorld, type World } from '../../../test/world.ts'

const LONDON = ['admin@aerie.example', 'nikhil.deshmukh@aerie.example']

let world: World
let server: SMTPServer
let mailer: Mailer
const refused = new Set<string>()
const received: { to: string; raw: Buffer }[] = []

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) =>
      done(refused.has(address) ? Object.assign(new Error('Try again later'), { responseCode: 450 }) : null),
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((raw) => {
        received.push({ to: envelope.rcptTo[0]?.address ?? '', raw })
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port))
  })
  mailer = openSmtp(`smtp://127.0.0.1:${port}`, 'Aerie <aerie@brothers.example>')
  world = await openWorld({ mailer })
})
afterAll(async () => {
  await world.close()
  await mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  refused.clear()
  received.length = 0
  const coming = { nearby: 'never', coming: 'at_once', crossing: 'never', lineage: 'never' } as const
  for (const player of ['julian', 'nikhil'] as const)
    await (await world.as(player))(notifications.chooseMail, { body: coming })
})

const shareTrip = async () =>
  (await world.as('rook'))(trips.create, {
    body: {
      title: 'Fog',
      locations: ['London, United Kingdom'],
      startDate: inDays(90),
      endDate: inDays(93),
      isShared: true,
    },
  })

const tryAgain = async () => {
  await world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
  await world.work()
}

const recipients = () => received.map(({ to }) => to).sort()

test('an email that was not taken is tried again, and the others are not sent twice', async () => {
  refused.add('admin@aerie.example')
  await shareTrip()
  await world.work()
  expect(recipients()).toEqual(['nikhil.deshmukh@aerie.example'])
  await tryAgain()
  expect(recipients()).toEqual(['nikhil.deshmukh@aerie.example'])
  refused.clear()
  await tryAgain()
  await tryAgain()
  expect(recipients()).toEqual(LONDON)
})

test('an email that a crash kept from being noted goes out again as the same message', async () => {
  await shareTrip()
  await world.work()
  expect(recipients()).toEqual(LONDON)
  await world.db.updateTable('notification_emails').set({ sent_at: null }).execute()
  await sql`insert into jobs (kind, payload) select 'notification-email', jsonb_build_object('emailId', id)
    from notification_emails`.execute(world.db)
  await tryAgain()
  expect(received).toHaveLength(4)
  const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(new Set(ids).size).toBe(2)
  expect(ids.filter((id) => !/^<[\w-]{36}@brothers\.example>$/.test(String(id)))).toEqual([])
})
