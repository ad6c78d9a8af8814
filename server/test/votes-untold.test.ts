// What somebody has voted is told by nothing that the product says to anybody else: no answer of any endpoint, log line, mail or figure.
import { backups } from '@aerie/contract/backups'
import { dashboard } from '@aerie/contract/dashboard'
import { elections } from '@aerie/contract/elections'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { health } from '@aerie/contract/health'
import { people } from '@aerie/contract/people'
import { polls } from '@aerie/contract/polls'
import { reports } from '@aerie/contract/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import {
  type ElectionWorld,
  of as ofElection,
  openElectionWorld,
} from '../features/elections/election-world.fixture.ts'
import { of as ofPoll } from '../features/polls/poll-world.fixture.ts'

const VOTERS = 40
const OPTIONS = ['Zqlake', 'Zqpine', 'Zqlisbon']

let opened: ElectionWorld
let ids: number[] = []
const cookies: string[] = []
const trackers: string[] = []
const lines: string[] = []
let pollId = 0
let electionId = 0
let positionIds: number[] = []
let candidateIds: number[][] = []
let superAdmin = ''
let mailsBefore = 0

beforeAll(async () => {
  opened = await openElectionWorld({ log: { write: (line) => void lines.push(line) } })
  const { world } = opened
  ids = await opened.insertMembers(VOTERS, 'Zqvoter')
  await sql`update members set email = 'zqvoter-' || id || '@example.org' where id = any(${ids}::int[])`.execute(
    world.db,
  )
  for (const id of ids) cookies.push(`${cookieName(world.app)}=${await startSession(world.ctx, id, 'Test browser')}`)
  superAdmin = await world.cookieOf('marcus')
  pollId = (await opened.ask({ options: OPTIONS, requiresQuorum: false })).id
  const election = await opened.call()
  electionId = election.id
  positionIds = election.positions.map(({ id }) => id)
  candidateIds = election.positions.map(({ candidates }) => candidates.map(({ id }) => id))
  mailsBefore = (await world.mails()).length
  // In an order that is neither that of their ids nor of their names.
  for (const at of Array.from({ length: VOTERS }, (_, place) => (place * 17) % VOTERS)) await voteOf(at)
})
afterAll(() => opened.world.close())

const choiceOf = (at: number) => (at * 7) % OPTIONS.length

async function voteOf(at: number) {
  const speak = opened.world.speak(cookies[at])
  const cast = [await speak(polls.vote, { ...ofPoll(pollId), body: { optionIndex: choiceOf(at) } })]
  for (const [place, positionId] of positionIds.entries()) {
    const candidateId = candidateIds[place]?.[(at + place) % 3] ?? null
    const answer = await speak(elections.vote, { ...ofElection(electionId), body: { positionId, candidateId } })
    expect(answer.status).toBe(200)
    trackers.push(answer.body.tracker)
  }
  expect(cast.map(({ status }) => status)).toEqual([200])
  trackers.push(...cast.map(({ body }) => body.tracker))
}

/** A stream does not end by itself. */
const isAsked = ({ method, answers }: AnyEndpoint) => method === 'GET' && answers !== 'text/event-stream'

async function ask(answers: Map<string, string>, url: string) {
  const { statusCode, body } = await opened.world.app.inject({ url, headers: { cookie: superAdmin } })
  if (statusCode === 200) answers.set(url, body)
  return statusCode
}

/** All that a super admin is answered by addresses of the contract, by the address; of voters, and of what they voted on. */
async function walk() {
  const { app } = opened.world
  const answers = new Map<string, string>()
  for (const { path } of app.endpoints.filter(isAsked))
    for (const positionId of path.includes(':positionId') ? positionIds : [0]) {
      const named: Record<string, number> = { pollId, electionId, positionId, memberId: ids[3] ?? 0 }
      const url = path.replace(/:(\w+)/g, (_, name: string) => String(named[name] ?? 1))
      await ask(answers, url)
    }
  for (const url of [
    `${people.list.path}?q=Zqvoter`,
    `${reports.show.path}?report=votes`,
    `${reports.csv.path}?report=votes`,
  ])
    expect(await ask(answers, url), url).toBe(200)
  return answers
}

const auditsOf = () => [
  `/api/polls/${pollId}/audit`,
  ...positionIds.map((id) => `/api/elections/${electionId}/positions/${id}/audit`),
]

/** Every object in an answer, as deep as it lies. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one)
  else if (value !== null && typeof value === 'object') {
    yield value as Record<string, unknown>
    for (const one of Object.values(value)) yield* objectsIn(one)
  }
}

/** Whatever says what a ballot says. */
const OF_A_BALLOT = [
  'tracker',
  'choices',
  'userVote',
  'userVotes',
  'optionId',
  'candidateId',
  'ballot',
  'sealed',
  'tag',
]
const NAMES = /Zqvoter|zqvoter-\d+/

function expectUntold(answers: Map<string, string>) {
  for (const [url, body] of answers) {
    if (!/^[[{]/.test(body)) continue
    for (const object of objectsIn(JSON.parse(body))) {
      const told = OF_A_BALLOT.filter((key) => key in object)
      if (told.length === 0) continue
      const others = Object.keys(object).filter((key) => !OF_A_BALLOT.includes(key))
      expect(
        others.filter((key) => /member|voter|actor|name|user|person/i.test(key)),
        `${url} beside ${told}`,
      ).toEqual([])
      expect(JSON.stringify(object), `${url} beside ${told}`).not.toMatch(NAMES)
    }
  }
}

test('while it is open no answer to a super admin has a tracker, a count, or a choice beside a name', async () => {
  const answers = await walk()
  expect(answers.size).toBeGreaterThan(60)
  expectUntold(answers)
  for (const [url, body] of answers)
    expect(
      trackers.filter((tracker) => body.includes(tracker)),
      url,
    ).toEqual([])
  for (const url of auditsOf())
    expect(JSON.parse(answers.get(url) ?? ''), url).toMatchObject({
      participants: null,
      ballots: null,
      certificate: null,
    })
  const list = JSON.parse(answers.get(polls.listAll.path) ?? '[]') as { id: number; optionVotes: object }[]
  expect(list.find(({ id }) => id === pollId)).toMatchObject({
    optionVotes: {},
    resultsVisible: false,
    voteCount: VOTERS,
  })
})

test('a vote changes no answer to a super admin but those of what was voted on, and no figure of the installation', async () => {
  const voter = await opened.world.as('kenji')
  // That he is there is known of him, whether he votes or not.
  await voter(polls.list)
  await opened.world.work()
  const before = await walk()
  const entries = await countEntries()
  await opened.vote('kenji', electionId, 0, 1)
  expect((await voter(polls.vote, { ...ofPoll(pollId), body: { optionIndex: 1 } })).status).toBe(200)
  await opened.world.work()
  expect(await countEntries()).toBe(entries)
  const after = await walk()
  const changed = [...after].flatMap(([url, body]) =>
    steady(url, body) === steady(url, before.get(url) ?? '') ? [] : [url],
  )
  const own = [
    dashboard.show.path,
    polls.list.path,
    polls.listAll.path,
    elections.list.path,
    elections.listActive.path,
    `/api/elections/${electionId}`,
    `/api/elections/${electionId}/audit`,
    ...auditsOf(),
  ]
  expect(changed.filter((url) => !own.includes(url))).toEqual([])
})

const countEntries = async () =>
  (await sql<{ n: string }>`select count(*) as n from audit_entries`.execute(opened.world.db)).rows[0]?.n

/** What the audit log has of the walk itself, which exports what it finds, and what a super admin is told that he has done. */
const OF_THE_WALK = /^\/api\/(audit|account\/data)/

/** Without what passes by itself: times of day, memory and processor. */
function steady(url: string, body: string) {
  if (url === health.metrics.path) return body.replace(/^(process|aerie_database|aerie_jobs)_.*$/gm, '')
  if (OF_THE_WALK.test(url) || url === health.details.path || url === backups.list.path) return ''
  return body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replace(/"(ms|number|verifiedAt)":\d+/g, '')
}

test('no line of the log says who voted or what, and the lines of all votes are alike', async () => {
  const votes = lines
    .filter((line) => line.includes('/vote"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(votes.length).toBeGreaterThanOrEqual(3 * VOTERS)
  const known = votes.map(({ time: _, ms: __, reqId: ___, ...rest }) => JSON.stringify(rest))
  expect(new Set(known).size).toBe(2)
  const all = lines.join('')
  expect(all).not.toMatch(/Zq|option_|candidateId|optionIndex/)
  expect(trackers.filter((tracker) => all.includes(tracker))).toEqual([])
})

test('a vote sends no mail', async () => {
  expect((await opened.world.mails()).length).toBe(mailsBefore)
})

test('after the end trackers stand in the published ballots alone, beside choices and nobody; who has voted, by name', async () => {
  await opened.pass(2)
  await opened.show('kenji', electionId)
  const answers = await walk()
  expectUntold(answers)
  for (const [url, body] of answers)
    if (!auditsOf().includes(url))
      expect(
        trackers.filter((tracker) => body.includes(tracker)),
        url,
      ).toEqual([])
  const voted = Array.from({ length: VOTERS }, (_, place) => ids[(place * 17) % VOTERS] ?? 0)
  for (const url of auditsOf()) {
    const { participants, ballots } = JSON.parse(answers.get(url) ?? '') as {
      participants: { members: { id: number }[] }
      ballots: { tracker: string }[]
    }
    const listed = participants.members.map(({ id }) => id).filter((id) => ids.includes(id))
    expect(listed).toHaveLength(VOTERS)
    expect(listed).not.toEqual(voted)
    const order = ballots.map(({ tracker }) => tracker)
    expect(order).toEqual(order.toSorted())
  }
  const { mails, work } = opened.world
  await work()
  for (const { text, html } of await mails())
    expect(trackers.filter((tracker) => text?.includes(tracker) || html?.includes(tracker))).toEqual([])
})
