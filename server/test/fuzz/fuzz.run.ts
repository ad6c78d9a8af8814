// Calls every endpoint of the contract as every role, in and out of its terms: nothing may break, and the audit chain stays whole.
import { Problem } from '@aerie/contract/errors'
import { health } from '@aerie/contract/health'
import { members } from '@aerie/contract/members'
import { rosters } from '@aerie/contract/rosters'
import { signIn } from '@aerie/contract/sign-in'
import { trips } from '@aerie/contract/trips'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, startOpenidProvider } from '#features/linkedin/openid-provider.fixture.ts'
import { openFakeTmdb } from '#features/movies/tmdb.fixture.ts'
import { verifyChain } from '#platform/audit/audit.ts'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { cast } from '../../demo/cast.ts'
import { inDays } from '../days-ahead.ts'
import { ORIGIN } from '../speak.ts'
import { openWorld, type World } from '../world.ts'
import { type Call, callOf, weightOf } from './calls.ts'
import { type Known, valuesOf } from './values.ts'

const CALLS = Number(process.env.FUZZ_CALLS ?? 25_000)
const SEED = Number(process.env.FUZZ_SEED ?? 4019)
/** What was called may have ended sessions, and removed who called. */
const RENEW_EVERY = 100
/** How long a stream of events is listened to. */
const STREAM_MS = 5
const ROLES = ['member', 'admin', 'super_admin'] as const
const CALLERS = ['visitor', ...ROLES] as const
const NEEDED = { visitor: 0, member: 1, admin: 2, superAdmin: 3 }

type Answer = Awaited<ReturnType<World['app']['inject']>>

let world: World
let provider: Awaited<ReturnType<typeof startOpenidProvider>>
let tmdb: Awaited<ReturnType<typeof openFakeTmdb>>
beforeAll(async () => {
  provider = await startOpenidProvider()
  tmdb = await openFakeTmdb()
  world = await openWorld({ movies: tmdb.config, linkedin: { ...CLIENT, issuer: provider.issuer } })
})
afterAll(async () => {
  await world.close()
  await provider.stop()
  tmdb.close()
})

test(`${CALLS} calls, seed ${SEED}`, { timeout: 3_600_000 }, async () => {
  const calls = await generate()
  const drawn = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...CALLERS)), { seed: SEED, numRuns: CALLS })
  const counts: Record<number, number> = {}
  const broken: string[] = []
  let cookies = await signInAll()
  for (const [at, call] of calls.entries()) {
    if (at % RENEW_EVERY === 0) cookies = await signInAll()
    const role = callerOf(call, drawn[at] ?? [0, 'visitor'])
    const { status, fault } = await send(call, cookies[role])
    counts[status] = (counts[status] ?? 0) + 1
    if (fault)
      broken.push(
        `${fault}: ${role} ${call.endpoint.method} ${call.url} ${String(call.sent?.payload ?? '')}`.slice(0, 600),
      )
  }
  console.log(
    `${calls.length} calls of ${world.app.endpoints.length} endpoints, seed ${SEED}: ${JSON.stringify(counts)}`,
  )
  expect(broken).toEqual([])
  await world.work()
  expect(
    await world.db.selectFrom('jobs').select(['kind', 'last_error']).where('last_error', 'is not', null).execute(),
  ).toEqual([])
  expect(await verifyChain(world.db)).toMatchObject({ brokenAt: null, entries: expect.any(Number) })
  expect((await world.visitor(health.check)).body).toMatchObject({ status: 'ok' })
})

type Caller = (typeof CALLERS)[number]

/** Three times of four somebody whom the endpoint admits. */
function callerOf({ endpoint: { who } }: Call, [choice, anybody]: [number, Caller]): Caller {
  if (choice % 4 === 0) return anybody
  const admitted = CALLERS.slice(NEEDED[who])
  return admitted[choice % admitted.length] ?? anybody
}

/** In turn, those that take more oftener; the same for the same seed. */
async function generate(): Promise<Call[]> {
  const { endpoints } = world.app
  const values = valuesOf(await readKnown())
  const pictures = [await noisy(60, 80).jpeg().toBuffer(), await noisy(60, 80).png().toBuffer()]
  const total = endpoints.reduce((sum, endpoint) => sum + weightOf(endpoint), 0)
  const drawn = endpoints.flatMap((endpoint, i) => {
    const numRuns = Math.ceil((CALLS * weightOf(endpoint)) / total)
    const calls = fc.sample(callOf(endpoint, values, pictures), { seed: SEED + i, numRuns })
    return calls.map((call, round) => ({ call, place: (round + 0.5) / numRuns }))
  })
  return drawn
    .sort((a, b) => a.place - b.place)
    .map(({ call }) => call)
    .slice(0, CALLS)
}

async function readKnown(): Promise<Known> {
  const { db } = world
  await makeSubjects()
  const members = await db.selectFrom('members').select(['id', 'email']).orderBy('id').execute()
  const sessions = await db.selectFrom('sessions').select('id').orderBy('started_at').execute()
  const links = (await world.mails()).flatMap(({ text }) => [...(text ?? '').matchAll(/\/([\w-]{43})\b/g)])
  return {
    // Of members first; trips, imports and notifications count from 1 as well.
    ids: [...members.map(({ id }) => id), 1, 2, 3, 4, 5],
    emails: members.flatMap(({ email }) => email ?? []),
    codes: ['x'.repeat(43), 'y'.repeat(22), ...sessions.map(({ id }) => id), ...links.map(([, code = '']) => code)],
  }
}

/** What calls can be about: trips, notifications, an import, and links in mails. */
async function makeSubjects() {
  const [marcus, rook] = [await world.as('marcus'), await world.as('rook')]
  for (const location of ['Boston', 'London'])
    await rook(trips.create, {
      body: { title: 'Away', locations: [location], startDate: inDays(90), endDate: inDays(98), isShared: true },
    })
  const file = { field: 'csv', name: 'a.csv', content: 'First name,Last name\nNils,Berg\n,\n' }
  await marcus(rosters.run, { form: { file } })
  for (const player of ['teddy', 'eamon'] as const)
    await marcus(members.invite, { params: { memberId: String(await world.idOf(player)) } })
  await world.visitor(signIn.forgotPassword, { body: { email: cast.rook.email } })
}

/** Cookies of living members who are there, and whose roles are what they are called. */
async function signInAll(): Promise<Record<string, string>> {
  const { db, ctx, app } = world
  const present = await db
    .selectFrom('members')
    .select('id')
    .where('passed_since', 'is', null)
    .orderBy('id')
    .limit(ROLES.length)
    .execute()
  const cookies: Record<string, string> = {}
  for (const [i, role] of ROLES.entries()) {
    const id = present[i]?.id ?? 0
    await db.updateTable('members').set({ role, inactive_since: null }).where('id', '=', id).execute()
    cookies[role] = `${cookieName(app)}=${await startSession(ctx, id, 'Fuzz')}`
  }
  return cookies
}

/** `fault` says what is wrong with the answer; null where nothing is. */
async function send({ endpoint, url, sent }: Call, cookie: string | undefined) {
  const isStream = endpoint.answers === 'text/event-stream'
  const answering = world.app.inject({
    method: endpoint.method,
    url,
    ...(sent && { payload: sent.payload }),
    headers: { ...ORIGIN, ...(sent && { 'content-type': sent.type }), ...(cookie && { cookie }) },
    ...(isStream && { signal: AbortSignal.timeout(STREAM_MS) }),
  })
  const answer = await answering.catch((error: unknown) => {
    if (isStream) return null
    throw error
  })
  return { status: answer?.statusCode ?? 200, fault: answer && faultOf(answer, endpoint) }
}

function faultOf({ statusCode, headers, body }: Answer, { answers, response }: Call['endpoint']): string | null {
  if (statusCode >= 500) return `answered ${statusCode}`
  if (statusCode >= 400 && body !== '') {
    const isProblem = String(headers['content-type']).startsWith('application/problem+json')
    const problem = isProblem ? Problem.safeParse(JSON.parse(body)) : null
    return problem?.success && problem.data.status === statusCode ? null : `refused without a sentence`
  }
  if (statusCode !== 200 || answers) return null
  return response.safeParse(JSON.parse(body)).success ? null : 'answered what the contract does not say'
}
