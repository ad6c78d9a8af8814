// The demo's polls are real ones: open, decided, without their quorum, and tied, and they can be counted again.
import { polls } from '@aerie/contract/polls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../../test/world.ts'
import { type CastKey, cast } from '../cast.ts'
import { addPolls, endPolls } from './polls.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const names = Object.keys(cast) as CastKey[]
  const ids = new Map(await Promise.all(names.map(async (name) => [name, await world.idOf(name)] as const)))
  await inTransaction(world.ctx, async (tx) => {
    await addPolls(tx, (who) => ids.get(who) ?? 0)
    await endPolls(tx)
  })
})
afterAll(() => world.close())

test('of what has ended nobody is mailed', async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notifications
    where kind = 'poll_voted' and email_id is not null`.execute(world.db)
  expect(rows[0]?.n).toBeGreaterThan(0)
  expect((await world.mails()).filter(({ subject }) => subject?.startsWith('The result of'))).toEqual([])
})

test('they came to what they were to come to', async () => {
  const { body } = await (await world.as('rook'))(polls.listAll)
  const outcomes = Object.fromEntries(body.map(({ title, outcome }) => [title, outcome]))
  expect(outcomes).toMatchObject({
    'Restore the porch or rebuild it?': 'decided',
    'Buy the lot next door?': 'no_quorum',
    'Which song closes the Founders’ dinner?': 'tie',
    'Where do we hold the 36th reunion?': 'open',
  })
  const open = body.find(({ title }) => title.startsWith('Where do we'))
  expect(open).toMatchObject({ hasVoted: false, can: { vote: true } })
  expect(body.find(({ title }) => title.startsWith('Match'))?.hasVoted).toBe(true)
  expect(open?.voteCount).toBeGreaterThan(0)
  expect(body.find(({ title }) => title.startsWith('Which evenings'))?.allowMultipleVotes).toBe(true)
})
