// The secrecy of ballots, tried as an attack: who has the whole database, as its owner, links voters to choices no better
// than by chance; and the same attack links all of them where voters and choices are only kept apart in two tables.
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { polls } from '@aerie/contract/polls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

const VOTERS = 40
/** Of 40 guesses one is right by chance; ten or more are once in ten million. */
const CHANCE = 9

let opened: PollWorld
/** What each has chosen, each something else: the place of an option by the id of the member. */
const choices = new Map<number, number>()
let pollId = 0
let before: Map<string, Set<string>>
beforeAll(async () => {
  opened = await openPollWorld()
  const { world } = opened
  const ids = await opened.insertMembers(VOTERS)
  const poll = await opened.ask({ options: Array.from({ length: VOTERS }, (_, at) => `Option ${at + 1}`) })
  pollId = poll.id
  const cookies = []
  for (const id of ids) cookies.push(`${cookieName(world.app)}=${await startSession(world.ctx, id, 'Test browser')}`)
  before = await dump(world.ownerDb)
  const drawn = ids.map((id) => ({ id, key: Math.random() })).sort((a, b) => a.key - b.key)
  for (const [at, { id }] of drawn.entries()) choices.set(id, at)
  const order = ids.map((id, at) => ({ id, at, key: Math.random() })).sort((a, b) => a.key - b.key)
  for (const { id, at } of order) {
    const vote = world.speak(cookies[at])
    expect((await vote(polls.vote, { ...of(pollId), body: { optionIndex: choices.get(id) ?? 0 } })).status).toBe(200)
  }
})
afterAll(() => opened.world.close())

interface Row {
  /** The transaction that wrote it. */
  xid: number
  value: string
}

/** The rows of a table as they lie in it, which is the order of a dump. */
const rowsOf = async (db: Db, table: string, value: string, where = 'true') =>
  (
    await sql<Row>`select xmin::text::bigint::int as xid, (${sql.raw(value)})::text as value from ${sql.table(table)}
    where ${sql.raw(where)} order by ctid`.execute(db)
  ).rows

/** All rows of all tables as text. */
async function dump(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  const all = new Map<string, Set<string>>()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
    all.set(name, new Set(rows.map(({ row }) => row)))
  }
  return all
}

type Guess = Map<string, string>

/** All ways to pair voters with choices: by the transaction, by its order, and by the order in which rows lie or sort. */
function guesses(voters: Row[], chosen: Row[]): Record<string, Guess> {
  const paired = (one: Row[], other: Row[]): Guess =>
    new Map(one.map(({ value }, at) => [value, other[at]?.value ?? '']))
  const byTransaction = (rows: Row[]) => rows.toSorted((a, b) => a.xid - b.xid)
  return {
    'the same transaction': new Map(
      voters.flatMap(({ xid, value }) => {
        const together = chosen.filter((row) => row.xid === xid)
        return together.length === 1 ? [[value, together[0]?.value ?? '']] : []
      }),
    ),
    'the order of transactions': paired(byTransaction(voters), byTransaction(chosen)),
    'the order of a dump': paired(voters, chosen),
    'voters in reverse': paired(voters.toReversed(), chosen),
    'voters by id': paired(
      voters.toSorted((a, b) => Number(a.value) - Number(b.value)),
      chosen,
    ),
  }
}

const rightOf = (guess: Guess) => [...choices].filter(([id, choice]) => guess.get(String(id)) === String(choice)).length

test('two tables without a key between them are linked, 40 of 40', async () => {
  const { ownerDb } = opened.world
  await sql`create table naive_voters (member_id integer)`.execute(ownerDb)
  await sql`create table naive_ballots (id uuid default gen_random_uuid(), choice integer)`.execute(ownerDb)
  for (const [id, choice] of choices)
    await ownerDb.transaction().execute(async (tx) => {
      await sql`insert into naive_voters values (${id})`.execute(tx)
      await sql`insert into naive_ballots (choice) values (${choice})`.execute(tx)
    })
  const tried = guesses(
    await rowsOf(ownerDb, 'naive_voters', 'member_id'),
    await rowsOf(ownerDb, 'naive_ballots', 'choice'),
  )
  for (const way of ['the same transaction', 'the order of transactions', 'the order of a dump'])
    expect(rightOf(tried[way] ?? new Map()), way).toBe(VOTERS)
  await sql`drop table naive_voters, naive_ballots`.execute(ownerDb)
})

test('while a poll is open no choice is in the database, nor any key', async () => {
  const { ownerDb, ctx } = opened.world
  const now = await dump(ownerDb)
  const changed = [...now].filter(([name, rows]) => [...rows].some((row) => !before.get(name)?.has(row)))
  expect(changed.map(([name]) => name).sort()).toEqual(['ballot_participation', 'ballot_sealed', 'governance_log'])
  const sealed = await rowsOf(ownerDb, 'ballot_sealed', `encode(sealed, 'hex')`)
  expect(new Set(sealed.map(({ value }) => value.length))).toEqual(new Set([184]))
  const log = await rowsOf(ownerDb, 'governance_log', 'payload', `kind = 'Ballot'`)
  for (const { value } of log) expect(value).toMatch(/^\{"ballot":"[0-9a-f]{64}","day":"[\d-]{10}","kind":"Ballot"\}$/)
  const text = [...now.values()].flatMap((rows) => [...rows]).join('\n')
  const folder = ctx.voteKeys.folder
  for (const name of await readdir(folder)) {
    const key = await readFile(join(folder, name))
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    expect(text.includes(key.toString('hex')) || text.includes(key.toString('base64'))).toBe(false)
  }
})

test('while it is open a super admin learns neither who has voted nor what, and nothing counts the votes in order', async () => {
  const { ownerDb } = opened.world
  const { rows } =
    await sql`select from pg_class where relkind = 'S' and relname ~ '^(ballots|ballot_(sealed|part))'`.execute(ownerDb)
  expect(rows).toEqual([])
  const { body } = await (await opened.as('marcus'))(polls.audit, of(pollId))
  expect([body.ballots, body.participants, body.certificate]).toEqual([null, null, null])
  expect(await opened.show('marcus', pollId)).toMatchObject({ optionVotes: {}, resultsVisible: false })
})

test('what is announced names the poll, and neither a voter nor a choice', async () => {
  const heard: unknown[] = []
  const end = opened.world.ctx.bus.subscribe((change) => heard.push(change))
  await opened.vote('kenji', (await opened.ask()).id, 2)
  end()
  const last = heard.at(-1)
  expect(JSON.stringify(last)).not.toMatch(/member|option|kenji/i)
  expect(last).toMatchObject({ stale: expect.arrayContaining([{ path: '/api/polls', ids: [expect.any(Number)] }]) })
})

test('after its close voters and choices are linked no better than by chance', async () => {
  const { ownerDb } = opened.world
  await opened.pass(2)
  expect(await opened.show('kenji', pollId)).toMatchObject({ voteCount: VOTERS })
  const box = `box_id = (select box_id from polls where id = ${pollId})`
  const voters = await rowsOf(ownerDb, 'ballot_participation', 'member_id', box)
  const opensTo = await rowsOf(ownerDb, 'ballots', 'choices', box)
  expect([voters.length, opensTo.length]).toEqual([VOTERS, VOTERS])
  for (const rows of [voters, opensTo, await rowsOf(ownerDb, 'ballot_sealed', 'true', box)])
    expect(new Set(rows.map(({ xid }) => xid)).size).toBe(1)
  for (const [way, guess] of Object.entries(guesses(voters, opensTo)))
    expect(rightOf(guess), way).toBeLessThanOrEqual(CHANCE)
  // In the order in which they voted, as who watched them knows it; and by the tags, which the log tells apart.
  const subject = `subject = (select b.subject from ballot_boxes b join polls p on p.box_id = b.id where p.id = ${pollId})`
  const cast = await rowsOf(ownerDb, 'governance_log', 'number', `kind = 'Ballot' and ${subject}`)
  const byTag = await rowsOf(ownerDb, 'ballot_sealed', `encode(tag, 'hex')`, box)
  expect(byTag.map(({ value }) => value)).toEqual(byTag.map(({ value }) => value).sort())
  const order = [...choices.keys()].map((id, at) => ({ xid: cast[at]?.xid ?? at, value: String(id) }))
  for (const [way, guess] of Object.entries(guesses(order, opensTo)))
    expect(rightOf(guess), `${way}, knowing who came when`).toBeLessThanOrEqual(CHANCE)
  const { ballots } = await opened.audit(pollId)
  expect(ballots?.every(({ tracker }) => tracker !== null)).toBe(true)
})
