// The one answer of the dashboard says what the calls it stands for say: to each as he may see it, and after whatever changes.
import { DASHBOARD_PARTS, dashboard } from '@aerie/contract/dashboard'
import { documents } from '@aerie/contract/documents'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { newcomers } from '@aerie/contract/newcomers'
import { news } from '@aerie/contract/news'
import { notifications } from '@aerie/contract/notifications'
import { CHANGE_HEADER } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openPollWorld, type PollWorld } from '../polls/poll-world.fixture.ts'

type Speak = ReturnType<ReturnType<typeof speaker>>
type Process = Awaited<ReturnType<typeof openSecondProcess>>

/** Two members, an admin and a super admin. */
const READERS: CastKey[] = ['rook', 'kenji', 'julian', 'marcus']

let opened: PollWorld
let pollId = 0
const cookies = new Map<CastKey, string>()
beforeAll(async () => {
  opened = await openPollWorld()
  const { world } = opened
  for (const reader of READERS) cookies.set(reader, await world.cookieOf(reader))
  // A new brother who has not said yet what he does, nor looked through who sees what.
  await sql`update members set position = null, company = null, privacy = '{}'
    where id = ${await world.idOf('rook')}`.execute(world.db)
  await sql`insert into arrivals (member_id, arrived_at) values (${await world.idOf('rook')}, now())
    on conflict do nothing`.execute(world.db)
  pollId = (await opened.ask()).id
})
afterAll(() => opened.world.close())

const speakAs = (process: Pick<Process, 'app'>, reader: CastKey) => speaker(process.app)(cookies.get(reader))

/** Without the moment at which each poll was answered. */
const untimed = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === 'serverNow' ? undefined : value))

async function together(speak: Speak, headers = {}) {
  const { status, body } = await speak(dashboard.show, { headers })
  expect(status).toBe(200)
  return untimed(body)
}

async function apart(speak: Speak, headers = {}) {
  const parts = Object.entries(DASHBOARD_PARTS).map(async ([name, { endpoint, query }]) => {
    const { status, body } = await speak(endpoint as AnyEndpoint, { query, headers })
    expect(status, name).toBe(200)
    return [name, body]
  })
  return untimed(Object.fromEntries(await Promise.all(parts)))
}

test.each(READERS)('to %s it says what each of its calls says to him', async (reader) => {
  const speak = speakAs(opened.world, reader)
  const answer = await together(speak)
  expect(answer).toEqual(await apart(speak))
  expect(Object.keys(answer as object)).toEqual(Object.keys(DASHBOARD_PARTS))
})

/** While the figures are answered otherwise. */
async function withStats(respond: NonNullable<ReturnType<Responders['get']>>, look: () => Promise<void>) {
  const { responders } = opened.world.app
  const kept = responders.get(stats.show.id)
  responders.set(stats.show.id, respond)
  await look()
  if (kept) responders.set(stats.show.id, kept)
}
type Responders = PollWorld['world']['app']['responders']

test('a part that fails is left out, and the others are there', async () => {
  const speak = speakAs(opened.world, 'rook')
  const { stats: _left, ...others } = (await apart(speak)) as Record<string, unknown>
  await withStats(
    () => Promise.reject(new Error('Out of order')),
    async () => expect(await together(speak)).toEqual(others),
  )
})

test('a part that is sent as bytes is taken as it is, and what it says in headers is not said', async () => {
  const speak = speakAs(opened.world, 'rook')
  const figures = { totalMembers: 1 }
  await withStats(
    (_ctx, { reply }) =>
      reply
        .code(203)
        .headers({ etag: '"kept"' })
        .send(Buffer.from(JSON.stringify(figures))),
    async () => {
      const { status, headers, body } = await speak(dashboard.show)
      expect([status, headers.etag, headers['cache-control'], body.stats]).toEqual([
        200,
        undefined,
        'no-store',
        figures,
      ])
    },
  )
})

const as = (who: CastKey) => opened.as(who)
const days = (from: number) => ({ startDate: inDays(from), endDate: inDays(from + 3) })
const LISBON = { title: 'To the river', locations: ['Lisbon, Portugal'], ...days(2) }
const idOfTrip = async () => String((await (await as('rook'))(trips.list)).body.find((one) => one.isShared)?.id)
const firstActivity = async () => String((await (await as('rook'))(feed.activity)).body[0]?.id)

/** What changes something that the dashboard shows. */
const ACTS: Record<string, () => Promise<{ status: number }>> = {
  'a brother is called otherwise': async () => (await as('rook'))(memberChanges.save, { body: { familiar: 'Castle' } }),
  'his big brother is': async () => (await as('arjun'))(memberChanges.save, { body: { familiar: 'Archer' } }),
  'a reader moves': async () => (await as('kenji'))(memberChanges.save, { body: { location: 'Lisbon, Portugal' } }),
  'a trip is shared': async () => (await as('rook'))(trips.create, { body: { ...LISBON, isShared: true } }),
  'a trip is planned for oneself': async () =>
    (await as('kenji'))(trips.create, { body: { ...LISBON, title: 'Alone', isShared: false } }),
  'a trip is changed': async () =>
    (await as('rook'))(trips.update, { params: { tripId: await idOfTrip() }, body: { title: 'To the sea' } }),
  'somebody moves to where it goes': async () =>
    (await as('marcus'))(memberChanges.save, { body: { location: 'Lisbon, Portugal' } }),
  'a document is there': async () =>
    (await as('marcus'))(documents.upload, {
      form: {
        fields: { title: 'Minutes', category: 'general', accessLevel: 'members' },
        file: { field: 'file', name: 'minutes.txt', content: 'The minutes of the meeting.' },
      },
    }),
  'a reader moves on': async () => (await as('kenji'))(memberChanges.save, { body: { location: 'Oslo, Norway' } }),
  'notifications are read': async () => (await as('kenji'))(notifications.readAll),
  'news is published': async () => {
    const officer = await as('julian')
    const { body } = await officer(news.create, { body: { title: 'The lake', body: 'It is frozen.' } })
    return officer(news.publish, { params: { newsId: String(body.id) }, body: {} })
  },
  'somebody reacts': async () =>
    (await as('julian'))(feed.react, { params: { activityId: await firstActivity() }, body: { emoji: '🦉' } }),
  'somebody reacts to news': async () => {
    const reader = await as('julian')
    const [item] = (await reader(news.list)).body
    return reader(news.react, { params: { newsId: String(item?.id) }, body: { emoji: '🦉' } })
  },
  'a poll is asked': async () => opened.askedBy('julian', { title: 'And when?' }),
  'a vote is cast': async () => opened.vote('rook', pollId),
  'a step is taken': async () => (await as('rook'))(newcomers.seePrivacy),
  'the steps are put away': async () => (await as('rook'))(newcomers.dismissFirstSteps),
  'a trip is gone': async () => (await as('rook'))(trips.remove, { params: { tripId: await idOfTrip() } }),
  'a brother is active no more': async () =>
    (await as('marcus'))(memberChanges.update, {
      params: { memberId: String(await opened.world.idOf('teddy')) },
      body: { isActive: false },
    }),
}

test('after every change it says what a process says that has kept nothing; so does another process, and a deaf one', async () => {
  const { world } = opened
  const second = await openSecondProcess(world)
  const deaf = await openSecondProcess(world, { listenOf: () => async () => async () => {} })
  const told: string[] = []
  let before = ''
  for (const [name, act] of Object.entries(ACTS)) {
    for (const one of [world, second, deaf]) for (const reader of READERS) await together(speakAs(one, reader))
    expect((await act()).status, name).toBeLessThan(300)
    await world.work()
    const { rows } = await sql<{ newest: number }>`select newest_change() as newest`.execute(world.db)
    const heard = { [CHANGE_HEADER]: String(rows[0]?.newest) }
    const fresh = await openSecondProcess(world)
    const right = await Promise.all(READERS.map((reader) => apart(speakAs(fresh, reader))))
    await fresh.close()
    for (const one of [world, second, deaf])
      for (const [at, reader] of READERS.entries())
        expect(await together(speakAs(one, reader), heard), `${name}, to ${reader}`).toEqual(right[at])
    const after = JSON.stringify(right)
    if (after !== before) told.push(name)
    before = after
  }
  await second.close()
  await deaf.close()
  // Each of them is seen on somebody's dashboard, or it would prove nothing.
  expect(told).toEqual(Object.keys(ACTS))
})
