// The demo's elections are real ones: decided and tied, open, and to come.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../../test/world.ts'
import { type CastKey, cast } from '../cast.ts'
import { addElections, endElections } from './elections.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const names = Object.keys(cast) as CastKey[]
  const ids = new Map(await Promise.all(names.map(async (name) => [name, await world.idOf(name)] as const)))
  await inTransaction(world.ctx, async (tx) => {
    await addElections(tx, (who) => ids.get(who) ?? 0)
    await endElections(tx)
  })
})
afterAll(() => world.close())

test('they came to what they were to come to', async () => {
  const { body } = await (await world.as('rook'))(elections.list)
  expect(body.map(({ title, status, resultStatus }) => [title, status, resultStatus])).toEqual([
    ['Officers of the association', 'active', 'none'],
    ['Scholarship board', 'upcoming', 'none'],
    ['The chairs, year thirty-six', 'upcoming', 'none'],
    ['House committee', 'completed', 'tie'],
  ])
  const [open, , chairs, ended] = body
  expect(ended?.positions.map(({ outcome }) => outcome)).toEqual(['elected', 'tie', 'elected'])
  expect(chairs).toMatchObject({ isConfirmed: false, nominations: { closedAt: null } })
  const asked = (await (await world.as('marcus'))(nominations.asked)).body
  expect(asked.map(({ positionTitle }) => positionTitle)).toEqual(['Alumni chair'])
  expect(open?.positions.map(({ hasVoted }) => hasVoted)).toEqual([false, false, false])
  expect(open?.positions[0]?.voterCount).toBeGreaterThan(0)
})
