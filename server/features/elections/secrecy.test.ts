// The secrecy of an election, tried as an attack: who has the whole database, as its owner, links nobody to his choices.
import { elections } from '@aerie/contract/elections'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'

const VOTERS = 40
/** Of 40 guesses one is right by chance; ten or more are once in ten million. */
const CHANCE = 9

let opened: ElectionWorld
let electionId = 0
/** For each of two positions, the place of whom each member has chosen: always somebody else. */
const choices: [Map<number, number>, Map<number, number>] = [new Map(), new Map()]
beforeAll(async () => {
  opened = await openElectionWorld()
  const { world } = opened
  const ids = await opened.insertMembers(VOTERS)
  const candidates = ids.map((memberId) => ({ memberId }))
  const { id, positions } = await opened.call({
    positions: ['President', 'Treasurer'].map((title) => ({ title, candidates })),
  })
  electionId = id
  for (const [at, position] of positions.entries()) {
    const chosen = drawn(ids)
    for (const voter of drawn(ids)) {
      const place = chosen.indexOf(voter)
      choices[at]?.set(voter, place)
      const cookie = `${cookieName(world.app)}=${await startSession(world.ctx, voter, 'Test browser')}`
      const vote = { positionId: position.id, candidateId: position.candidates[place]?.id ?? 0 }
      expect((await world.speak(cookie)(elections.vote, { ...of(id), body: vote })).status).toBe(200)
    }
  }
})
afterAll(() => opened.world.close())

const drawn = (ids: number[]) =>
  ids
    .map((id) => ({ id, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ id }) => id)

const rowsOf = async (table: string, value: string, at: number) =>
  (
    await sql<{ xid: number; value: number }>`select xmin::text::bigint::int as xid, ${sql.raw(value)} as value
      from ${sql.table(table)} where box_id = (
        select box_id from election_positions where election_id = ${electionId}::int and place = ${at}::int) order by ctid`.execute(
      opened.world.ownerDb,
    )
  ).rows

test('until the end nobody learns who has voted, nor what', async () => {
  const { body } = await (await opened.as('marcus'))(elections.audit, of(electionId))
  expect(body.positions.map(({ certificate }) => certificate)).toEqual([null, null])
  const { participants, ballots, certificate } = await opened.audit(electionId, 0, 'marcus')
  expect([participants, ballots, certificate]).toEqual([null, null, null])
})

test('what is announced names the election, and neither a voter, a position nor a choice', async () => {
  const heard: unknown[] = []
  const end = opened.world.ctx.bus.subscribe((change) => heard.push(change))
  const { id } = await opened.call()
  heard.length = 0
  await opened.vote('kenji', id, 0, 1)
  end()
  expect(heard.length).toBeGreaterThan(0)
  for (const change of heard)
    for (const { ids } of (change as { stale: { ids?: number[] }[] }).stale) expect(ids).toEqual([id])
})

test('after its close voters and choices are linked no better than by chance, nor one position with the other', async () => {
  await opened.pass(2)
  expect((await opened.show('kenji', electionId)).resultStatus).toBe('tie')
  const sides = await Promise.all(
    [0, 1].map(async (at) => ({
      voters: await rowsOf('ballot_participation', 'member_id', at),
      chosen: await rowsOf('ballots', 'choices::int', at),
    })),
  )
  for (const [at, { voters, chosen }] of sides.entries()) {
    expect([voters.length, chosen.length]).toEqual([VOTERS, VOTERS])
    for (const rows of [voters, chosen]) expect(new Set(rows.map(({ xid }) => xid)).size).toBe(1)
    const orders = [voters, voters.toReversed(), voters.toSorted((a, b) => a.value - b.value)]
    const asVoted = [...(choices[at]?.keys() ?? [])].map((value) => ({ value }))
    for (const order of [...orders, asVoted]) {
      const right = order.filter(({ value }, place) => choices[at]?.get(value) === chosen[place]?.value)
      expect(right.length).toBeLessThanOrEqual(CHANCE)
    }
  }
  // Who stands in the same place of both lists is another.
  const [first, second] = sides
  const linked = first?.chosen.filter(({ value }, place) => {
    const voter = [...(choices[0] ?? [])].find(([, choice]) => choice === value)?.[0] ?? 0
    return choices[1]?.get(voter) === second?.chosen[place]?.value
  })
  expect(linked?.length).toBeLessThanOrEqual(CHANCE)
})
