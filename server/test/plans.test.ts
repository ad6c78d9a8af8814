// On a large, analyzed membership no repeated statement looks through a whole table: the plans are PostgreSQL's own.

import { account } from '@aerie/contract/account'
import { calendar } from '@aerie/contract/calendar'
import { digest } from '@aerie/contract/digest'
import { elections } from '@aerie/contract/elections'
import { feed } from '@aerie/contract/feed'
import { meetingPlaces } from '@aerie/contract/meeting-places'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { newcomers } from '@aerie/contract/newcomers'
import { news } from '@aerie/contract/news'
import { notifications } from '@aerie/contract/notifications'
import { people } from '@aerie/contract/people'
import { photoSearch } from '@aerie/contract/photo-search'
import { polls } from '@aerie/contract/polls'
import { residences } from '@aerie/contract/residences'
import { search } from '@aerie/contract/search'
import { signIn } from '@aerie/contract/sign-in'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { COMMON_TAG, fillBrotherhood } from './large-brotherhood.fixture.ts'
import { openSecondProcess } from './second-process.ts'
import { speaker } from './speak.ts'
import { openWorld, type World } from './world.ts'

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
  await fillBrotherhood(world)
  await explainEverything()
  // Connections that are open already are not told of it.
  explained = await openSecondProcess(world)
  officer = speaker(explained.app)(await world.cookieOf('marcus'))
}, 120_000)
afterAll(async () => {
  await explained.close()
  await world.close()
})

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
const ofElection = { params: { electionId: '1' } }
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
  'reacts to news, and sees who else has': async (time) => {
    const newsId = String(400 + time)
    await (await brother(time))(news.react, { params: { newsId }, body: { emoji: '🦅' } })
    await (await brother(time))(news.reactions, { query: { ids: `${newsId},${500 + time}` } })
    return (await brother(time))(news.reactors, { params: { newsId } })
  },
  'sees the feed': async (time) => (await brother(time))(feed.see, { body: { at: new Date().toISOString() } }),
  'asks what is new': async (time) => (await brother(time))(feed.visit),
  'asks what has happened': async (time) => (await brother(time))(digest.summary),
  'reads his notifications': async (time) => (await brother(time))(notifications.list),
  'counts his notifications': async (time) => (await brother(time))(notifications.count),
  'reads his trips': async (time) => (await brother(time))(trips.list),
  "reads the others' trips": async (time) => (await brother(time))(trips.list, { query: { scope: 'shared' } }),
  'reads where most would be together': async (time) => (await brother(time))(meetingPlaces.list),
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
  'votes on a poll': async (time) =>
    (await brother(time))(polls.vote, { params: { pollId: '1' }, body: { optionIndex: time % 2 } }),
  'reads the open polls': async (time) => (await brother(time))(polls.list),
  'reads all polls': async (time) => (await brother(time))(polls.listAll),
  'votes, and looks at his receipt': async (time) => {
    const other = await brother(time + 60)
    await other(polls.vote, { params: { pollId: '1' }, body: { optionIndex: 0 } })
    return other(polls.receipt, { params: { pollId: '1' } })
  },
  'votes in an election': async (time) =>
    (await brother(time))(elections.vote, { ...ofElection, body: { positionId: 1, candidateId: null } }),
  'reads the elections': async (time) => (await brother(time))(elections.list),
  'reads what an election was certified with': async (time) => (await brother(time))(elections.audit, ofElection),
  'looks at his receipt of a position': async (time) => {
    const other = await brother(time + 80)
    await other(elections.vote, { ...ofElection, body: { positionId: 2, candidateId: null } })
    return other(elections.receipt, { params: { electionId: '1', positionId: '2' } })
  },
  'asks how many would vote': (time) => officer(elections.electorate, { query: { from: '1', to: String(time + 1) } }),
  'searches everywhere': async (time) =>
    (await brother(time))(search.find, { query: { q: `First${time} tag ${time}` } }),
  'searches everywhere for a word': async (time) =>
    (await brother(time))(search.find, { query: { q: `porch${time}` } }),
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
