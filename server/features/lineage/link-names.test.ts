// Names in ties become links once the brother is there, unless that breaks a line.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brother, brotherhoodOf, show } from '#features/kinship/model.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'
import { linkNames } from './link-names-data.ts'
import { moveIn } from './move-in.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

const [ROOK, MATEO, NICO, JULES] = [1, 2, 3, 4]
const people = [
  brother(ROOK, 'Rook Fairweather'),
  brother(MATEO, 'Mateo Bellini', { familiar: 'Teo' }),
  brother(NICO, 'Nico Hale'),
  brother(JULES, 'Jules Moor'),
]

async function linked(ties: Parameters<typeof brotherhoodOf>[1], newcomers = [MATEO], brotherhood = people) {
  const { db } = world
  await moveIn(world, brotherhood)
  const rows = brotherhoodOf(brotherhood, ties).ties.map(({ id: _, is_confirmed, ...tie }) => ({
    ...tie,
    confirmed_at: is_confirmed ? new Date() : null,
  }))
  if (rows.length > 0) await db.insertInto('lineage_ties').values(rows).execute()
  claims = await linkNames(db, sql`select unnest(${newcomers}::int[])`)
  return (await db.selectFrom('lineage_ties').selectAll().orderBy('id').execute()).map((tie) => show(tie))
}

/** Of the last linking. */
let claims: Awaited<ReturnType<typeof linkNames>>

test('a name becomes the brother, from both ends, by the familiar name too and in any letters', async () => {
  expect(
    await linked([
      ['Teo Bellini', ROOK],
      [NICO, 'mateo BELLINI'],
    ]),
  ).toEqual(['2 > 1', '3 > 2'])
})

test('what a member wrote is his claim on the newcomer, what an officer wrote is confirmed', async () => {
  await linked([
    ['Teo Bellini', ROOK, ROOK],
    [NICO, 'mateo BELLINI'],
  ])
  expect(claims.map((tie) => [show(tie), tie.claimed_by])).toEqual([['2 > 1', ROOK]])
  const kept = await world.db.selectFrom('lineage_ties').select(['id', 'confirmed_at']).orderBy('id').execute()
  expect(kept.map(({ confirmed_at }) => confirmed_at !== null)).toEqual([false, true])
})

test('names of others, and names that two bear, stay', async () => {
  const twins = [...people, brother(5, 'Teo Bellini')]
  expect(
    await linked(
      [
        ['Jules Moor', ROOK],
        [NICO, 'Teo Bellini'],
        [NICO, 'Mateo Bellini'],
      ],
      [MATEO],
      twins,
    ),
  ).toEqual(['Jules Moor > 1', '3 > Teo Bellini', '3 > 2'])
})

test('a name beside the tie it means goes', async () => {
  expect(
    await linked([
      [NICO, MATEO],
      [NICO, 'Teo Bellini'],
      [NICO, 'Mateo Bellini'],
    ]),
  ).toEqual(['3 > 2'])
  expect(
    await linked([
      [NICO, 'Teo Bellini'],
      [NICO, 'Mateo Bellini'],
    ]),
  ).toEqual(['3 > 2'])
})

test('two who name each other are tied once', async () => {
  expect(
    await linked([
      [NICO, 'Mateo Bellini'],
      ['Nico Hale', MATEO],
    ]),
  ).toEqual(['3 > 2'])
  expect(
    await linked(
      [
        ['Nico Hale', MATEO],
        [NICO, 'Mateo Bellini'],
      ],
      [MATEO, NICO],
    ),
  ).toEqual(['3 > 2'])
})

test('who has a big brother gets no second one', async () => {
  expect(
    await linked([
      [NICO, MATEO],
      [ROOK, 'Mateo Bellini'],
    ]),
  ).toEqual(['3 > 2', '1 > Mateo Bellini'])
  expect(
    await linked([
      [NICO, 'Mateo Bellini'],
      [ROOK, 'Mateo Bellini'],
    ]),
  ).toEqual(['3 > 2', '1 > Mateo Bellini'])
  expect(
    await linked([
      ['Old Friend', MATEO],
      [ROOK, 'Mateo Bellini'],
    ]),
  ).toEqual(['Old Friend > 2', '1 > Mateo Bellini'])
})

test('himself, and a circle, stay names', async () => {
  expect(await linked([['Teo Bellini', MATEO]])).toEqual(['Teo Bellini > 2'])
  expect(
    await linked([
      [ROOK, MATEO],
      ['Mateo Bellini', ROOK],
    ]),
  ).toEqual(['1 > 2', 'Mateo Bellini > 1'])
  expect(
    await linked(
      [
        ['Rook Fairweather', MATEO],
        [MATEO, 'Nico Hale'],
        ['Nico Hale', ROOK],
      ],
      [ROOK, MATEO, NICO],
    ),
  ).toEqual(['Rook Fairweather > 2', '2 > Nico Hale', 'Nico Hale > 1'])
})
