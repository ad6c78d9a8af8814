// On a large, analyzed membership no repeated statement looks through a whole table: the plans are PostgreSQL's own.

import { account } from '@aerie/contract/account'
import { calendar } from '@aerie/contract/calendar'
import { digest } from '@aerie/contract/digest'
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { newcomers } from '@aerie/contract/newcomers'
import { news } from '@aerie/contract/news'
import { notifications } from '@aerie/contract/notifications'
import { people } from '@aerie/contract/people'
import { photoSearch } from '@aerie/contract/photo-search'
import { residences } from '@aerie/contract/residences'
import { signIn } from '@aerie/contract/sign-in'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { openSecondProcess } from './second-process.ts'
import { speaker } from './speak.ts'
import { openWorld, type World } from './world.ts'

const BROTHERS = 50_000
const PHOTOS = 100_000
/** On every second photo. */
const COMMON_TAG = '1'
/** A statement is planned for its values a few times before it gets one plan for all. */
const TIMES = 7
/** Rows that one step of a plan may read in vain or for good. */
const MOST_ROWS = 2_000

let world: World
/** A process whose statements come with their plans. */
let explained: Awaited<ReturnType<typeof openSecondProcess>>
let officer: ReturnType<ReturnType<typeof speaker>>
beforeAll(async () => {
  world = await openWorld()
  await fill()
  await explainEverything()
  // Connections that are open already are not told of it.
  explained = await openSecondProcess(world)
  officer = speaker(explained.app)(await world.cookieOf('marcus'))
}, 120_000)
afterAll(async () => {
  await explained.close()
  await world.close()
})

async function fill() {
  const statement = (text: string) => sql.raw(text).execute(world.ownerDb)
  await statement(`insert into members (first_name, last_name, familiar, email, phone, phone_key, company, company_tags, pledge_class, location, city, country,
      latitude, longitude, role, bio)
    select 'First' || n % 700, 'Last' || n % 4000, 'Familiar' || n % 900, 'brother' || n || '@example.org', n::text, n::text, 'Company ' || n % 900,
      array['company ' || n % 900], n % 35 + 1, 'City ' || n % 300, 'City ' || n % 300, 'Country', n % 120 - 60, n % 300 - 150, 'member', repeat('words ', 20)
    from generate_series(1, ${BROTHERS}) n`)
  await statement(`insert into lineage_ties (big_id, little_id, confirmed_at)
    select id / 3 + 100, id, now() from members where id > 300 and id / 3 + 100 < id`)
  await statement(`insert into trips (member_id, title, start_date, end_date, is_shared, first_shared_at)
    select id, 'A trip', current_date - 400, current_date - 390, true, now() from members where id > 300`)
  await statement(`insert into trip_stops (trip_id, position, location, city, latitude, longitude)
    select id, 1, 'Somewhere', 'Somewhere', id % 120 - 60, id % 300 - 150 from trips`)
  await statement(`insert into notifications (member_id, kind, subject_type, subject_id, facts)
    select member_id, 'coming', 'trip', id, '{"location":"Somewhere","tripTitle":"A trip","startDate":"2020-01-01","endDate":"2020-01-02"}' from trips`)
  await statement(`insert into activity_items (member_id, type, description, source_type, source_id)
    select id, 'work', 'Something', 'member', id from members`)
  await statement(`insert into news_items (title, body, tags, author_id, is_published, published_at)
    select 'News ' || n, 'Something', case when n % 3 = 0 then '{travel}'::text[] else array['house', 'tag ' || n % 500] end, n, true,
      now() - n * interval '1 minute' from generate_series(1, 20000) n where n in (select id from members)`)
  await statement(`insert into activity_reactions (activity_id, member_id, emoji)
    select item.id, 300 + (item.id * 7 + n) % 40000, '❤️' from activity_items item, generate_series(1, 3) n
    where 300 + (item.id * 7 + n) % 40000 in (select id from members) on conflict do nothing`)
  await statement(`insert into sessions (id, token_hash, member_id, device, expires_at)
    select lpad(id::text, 22, '0'), sha256(id::text::bytea), id, 'A browser', now() + interval '9 days' from members`)
  await statement(
    `insert into arrivals (member_id, arrived_at) select id, now() - id * interval '1 minute' from members`,
  )
  await fillAlbums(statement)
  await statement('vacuum analyze')
}

async function fillAlbums(statement: (text: string) => Promise<unknown>) {
  await statement(`insert into albums (title, is_open) select 'Album ' || n, true from generate_series(1, 200) n`)
  await statement(`insert into photos (album_id, code, media_type, mime_type, extension, original_filename, bytes, sha256, taken_at, state)
    select n % 200 + 1, lpad(n::text, 22, '0'), 'photo', 'image/jpeg', 'jpg', 'porch.jpg', 1000, sha256(n::text::bytea),
      to_char(timestamp '2016-01-01' + n * interval '50 minutes', 'YYYY-MM-DD"T"HH24:MI:SS'), 'ready'
    from generate_series(1, ${PHOTOS}) n`)
  await statement(`insert into custom_tags (name, key) select 'tag ' || n, 'tag ' || n from generate_series(1, 500) n`)
  await statement(`insert into photo_custom_tags (photo_id, tag_id)
    select id, case when id % 2 = 0 then ${COMMON_TAG} else 2 + id % 400 end from photos`)
  await statement(`insert into photo_member_tags (photo_id, member_id, x, y)
    select photo.id, 20000 + (photo.id * 7 + n * 131) % 2000, 50, 50 from photos photo, generate_series(1, 3) n
    where 20000 + (photo.id * 7 + n * 131) % 2000 in (select id from members) on conflict do nothing`)
}

/** PostgreSQL sends the plan of every statement along with its answer. */
async function explainEverything() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.ownerDb)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  for (const [name, value] of Object.entries(settings))
    await sql.raw(`alter database ${rows[0]?.name} set ${name} = '${value}'`).execute(world.ownerDb)
}

interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

interface Explained {
  'Query Text': string
  Plan: Step
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]
const rowsOf = (step: Step) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']

/** The plans of what runs meanwhile. */
async function plansOf(act: () => Promise<void>) {
  const plans: Explained[] = []
  const original = pg.Client.prototype.emit
  const emit = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, event, ...given) {
    const message = event === 'notice' ? String(given[0]?.message) : ''
    const start = message.indexOf('{')
    if (message.includes('plan:') && start >= 0) plans.push(JSON.parse(message.slice(start)))
    return original.call(this, event, ...given)
  })
  try {
    await act()
  } finally {
    emit.mockRestore()
  }
  return plans
}

const brotherNumber = (time: number) => 20_000 + 37 * time
const brother = async (time: number) =>
  speaker(explained.app)(
    `${cookieName(explained.app)}=${await startSession(explained.ctx, brotherNumber(time), 'A browser')}`,
  )
const params = (time: number) => ({ memberId: String(brotherNumber(time)) })

/** In microseconds. */
const DEEP_AT = (Date.now() - 5 * 86_400_000) * 1000

const trip = (time: number) => ({
  title: `Trip ${time}`,
  locations: ['Reykjavik'],
  startDate: '2099-01-01',
  endDate: '2099-01-09',
  isShared: true,
})

/** What members and officers do all day; each time somebody else does it, or it is done to somebody else. */
const ACTS: Record<string, (time: number) => Promise<{ status: number; text: string }>> = {
  'signs in': (time) =>
    speaker(explained.app)()(signIn.withPassword, {
      body: { identifier: `brother${time}@example.org`, password: 'wrong' },
    }),
  'asks for a new password': (time) =>
    speaker(explained.app)()(signIn.forgotPassword, { body: { email: `brother${time + 100}@example.org` } }),
  'reads the directory after a change': async (time) => {
    await officer(memberChanges.update, { params: params(time), body: { currentCompany: `Elsewhere ${time}` } })
    return officer(people.list, { query: { limit: '50', q: 'first' } })
  },
  'reads one card': (time) => officer(people.list, { query: { ids: String(brotherNumber(time)) } }),
  'reads a profile': (time) => officer(members.show, { params: params(time + 50) }),
  'reads his own profile': async (time) => (await brother(time))(members.own),
  'saves his bio': async (time) => (await brother(time))(memberChanges.save, { body: { bio: `New ${time}` } }),
  moves: async (time) => (await brother(time))(memberChanges.save, { body: { location: time % 2 ? 'Oslo' : 'Quito' } }),
  'names his little brothers': async (time) =>
    (await brother(time))(memberChanges.save, {
      body: { littleBrothers: [String(100 + time), `First${time} Last${time + 1}`] },
    }),
  'reads the map': () => officer(residences.map),
  'reads the figures': () => officer(stats.show),
  'reads the activity': async (time) => (await brother(time))(feed.activity),
  'reads the news': async (time) =>
    (await brother(time))(news.list, { query: { limit: '20', cursor: `0-${DEEP_AT}-9` } }),
  'reads one news item': async (time) => (await brother(time))(news.show, { params: { newsId: String(400 + time) } }),
  'reads all news': () => officer(news.manage, { query: { state: 'published' } }),
  'reads the feed': async (time) => (await brother(time))(feed.list),
  'reads deep in the feed': async (time) =>
    (await brother(time))(feed.list, { query: { cursor: `${DEEP_AT + time}-1-9` } }),
  'reads the trips of the feed': async (time) => (await brother(time))(feed.list, { query: { show: 'trips' } }),
  'reads the news of the feed': async (time) => (await brother(time))(feed.list, { query: { show: 'news' } }),
  'reads what has a tag': async (time) => (await brother(time))(feed.list, { query: { tag: `tag ${time}` } }),
  'reacts, and sees who else has': async (time) => {
    const activityId = String(30_000 + time)
    await (await brother(time))(feed.react, { params: { activityId }, body: { emoji: '🦅' } })
    return (await brother(time))(feed.reactors, { params: { activityId } })
  },
  'sees the feed': async (time) => (await brother(time))(feed.see, { body: { at: new Date().toISOString() } }),
  'asks what is new': async (time) => (await brother(time))(feed.visit),
  'asks what has happened': async (time) => (await brother(time))(digest.summary),
  'reads his notifications': async (time) => (await brother(time))(notifications.list),
  'counts his notifications': async (time) => (await brother(time))(notifications.count),
  'reads his trips': async (time) => (await brother(time))(trips.list),
  "reads the others' trips": async (time) => (await brother(time))(trips.list, { query: { scope: 'shared' } }),
  'reads what comes near him': async (time) => (await brother(time))(trips.list, { query: { scope: 'near' } }),
  'reads who joined lately': () => officer(newcomers.list),
  'reads his first steps': async (time) => (await brother(time))(newcomers.firstSteps),
  'lists his sessions': async (time) => (await brother(time))(account.sessions),
  'opens his calendar': async (time) => (await brother(time))(calendar.show),
  'shares a trip': async (time) => (await brother(time))(trips.create, { body: trip(time) }),
  'changes a trip': async (time) => {
    const own = (await (await brother(time))(trips.list)).body[0]
    return (await brother(time))(trips.update, { params: { tripId: String(own?.id) }, body: { isShared: false } })
  },
  'reads all he was told': async (time) => (await brother(time))(notifications.readAll),
  'gives an office': (time) => officer(memberChanges.update, { params: params(time), body: { roles: ['Treasurer'] } }),
  'makes an admin': (time) => officer(memberChanges.update, { params: params(time), body: { role: 'admin' } }),
  'lets somebody go': (time) => officer(memberChanges.update, { params: params(time + 90), body: { isActive: false } }),
  'looks for photos of a brother': async (time) =>
    (await brother(time))(photoSearch.find, { query: { member: String(brotherNumber(time)) } }),
  'looks for photos with a tag': (time) => officer(photoSearch.find, { query: { tag: String(100 + time) } }),
  'looks for photos with a tag that half of them have': () => officer(photoSearch.find, { query: { tag: COMMON_TAG } }),
  'looks for photos of a year': (time) => officer(photoSearch.find, { query: { year: String(2017 + time) } }),
  'looks for photos of an album': (time) => officer(photoSearch.find, { query: { album: String(time) } }),
  'looks deep for photos of a year': (time) =>
    officer(photoSearch.find, { query: { year: '2020', cursor: `2020-02-0${time}T00:00:00-9` } }),
  'looks for photos of a brother in a year, with a tag': (time) =>
    officer(photoSearch.find, { query: { member: String(brotherNumber(time)), year: '2020', tag: COMMON_TAG } }),
  'looks for photos of an album in a year': (time) =>
    officer(photoSearch.find, { query: { album: String(time), year: '2020' } }),
  'asks how many photos a search finds': (time) =>
    officer(photoSearch.summary, { query: { year: String(2017 + time), tag: COMMON_TAG } }),
  'is offered what to look for': (time) => officer(photoSearch.suggestions, { query: { q: `20${time}` } }),
  'is offered companies': () => officer(members.companies),
}

test.each(Object.entries(ACTS))('who %s looks through no whole table', async (_what, act) => {
  // What is kept in memory is read before.
  await act(0)
  const plans = await plansOf(async () => {
    for (let time = 1; time <= TIMES; time++) {
      const { status, text } = await act(time)
      expect([200, 201, 401], text).toContain(status)
    }
  })
  const greedy = plans.flatMap(({ Plan, 'Query Text': text }) =>
    stepsOf(Plan)
      .filter((step) => rowsOf(step) > MOST_ROWS)
      .map((step) => `${step['Node Type']} ${step['Relation Name'] ?? ''} ${rowsOf(step)} in ${text}`),
  )
  expect(greedy).toEqual([])
})
