// The names of those who are gone: each is one man's, whichever road he went, and a log of what was done parts what was one.
import { readFile } from 'node:fs/promises'
import { DEPARTURE_DAYS, departures, type KeptName, UNNAMED } from '@aerie/contract/departures'
import { type LineageBrother, lineage } from '@aerie/contract/lineage'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { deleteDeparted } from './service.ts'

const MIGRATION = new URL('../../migrations/0082-departed.sql', import.meta.url)

let world: World
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
  await sql`delete from lineage_ties`.execute(world.ownerDb)
})
afterAll(() => world.close())

const pathOf = async (who: CastKey) => ({ memberId: String(await world.idOf(who)) })
const save = async (who: CastKey, body: object) => {
  expect((await marcus(memberChanges.update, { params: await pathOf(who), body })).status).toBe(200)
}
const idText = async (who: CastKey) => String(await world.idOf(who))
const nameBig = async (little: CastKey, big: CastKey) => save(little, { bigBrother: await idText(big) })
const askToLeave = async (who: CastKey, keptName: KeptName) =>
  expect((await (await world.as(who))(departures.ask, { body: { keptName } })).status).toBe(200)
const dueNow = () =>
  deleteDeparted({ ...world.ctx, now: () => new Date(Date.now() + (DEPARTURE_DAYS + 1) * 86_400_000) })
const find = async (who: CastKey) => {
  const id = await world.idOf(who)
  const { body } = await marcus(lineage.list)
  return Object.values(body)
    .flat()
    .find((one) => one.id === id)
}
const gone = (named: NonNullable<LineageBrother['bigBrother']> | undefined) =>
  typeof named === 'object' ? named : undefined

test('two who left without a name are two, and each joins all who were tied to him', async () => {
  await nameBig('eamon', 'samir')
  await nameBig('teddy', 'eamon')
  await nameBig('rook', 'eamon')
  await nameBig('mateo', 'kenji')
  await askToLeave('eamon', 'none')
  await askToLeave('kenji', 'none')
  await dueNow()
  const [teddy, rook, mateo, samir] = await Promise.all((['teddy', 'rook', 'mateo', 'samir'] as const).map(find))
  expect(teddy?.bigBrother).toEqual({ name: UNNAMED, departed: expect.any(String) })
  expect(rook?.bigBrother).toEqual(teddy?.bigBrother)
  expect(samir?.littleBrothers).toEqual([teddy?.bigBrother])
  expect(gone(mateo?.bigBrother)).toMatchObject({ name: UNNAMED })
  expect(mateo?.bigBrother).not.toEqual(teddy?.bigBrother)
})

test('what the log does not tell stays a name, what it tells is parted', async () => {
  const before = await Promise.all((['teddy', 'rook', 'mateo'] as const).map(find))
  // As an import would have written it, of which the log tells nothing of each.
  await sql`insert into lineage_ties (big_name, little_id, claimed_by)
    values (${UNNAMED}, ${await world.idOf('luca')}, ${await world.idOf('luca')})`.execute(world.db)
  await save('kofi', { bigBrother: UNNAMED })
  await sql`alter table lineage_ties drop column departed`.execute(world.ownerDb)
  await world.ownerDb.transaction().execute(async (tx) => {
    await sql.raw(await readFile(MIGRATION, 'utf8')).execute(tx)
  })
  await save('kofi', { cohort: 'Spring' })
  const [teddy, rook, mateo, luca, kofi, samir] = await Promise.all(
    (['teddy', 'rook', 'mateo', 'luca', 'kofi', 'samir'] as const).map(find),
  )
  expect(gone(teddy?.bigBrother)?.departed).toBeDefined()
  expect(gone(teddy?.bigBrother)?.departed).not.toBe(gone(before[0]?.bigBrother)?.departed)
  expect(rook?.bigBrother).toEqual(teddy?.bigBrother)
  expect(samir?.littleBrothers).toEqual([teddy?.bigBrother])
  expect(gone(mateo?.bigBrother)?.departed).toBeDefined()
  expect(mateo?.bigBrother).not.toEqual(teddy?.bigBrother)
  expect([luca?.bigBrother, kofi?.bigBrother]).toEqual([UNNAMED, UNNAMED])
})

test('two of one first name and initial are two, and a save of the same names leaves them so', async () => {
  const [one, other] = [await world.as('tobias'), await world.as('desmond')]
  await nameBig('luca', 'tobias')
  await nameBig('kofi', 'desmond')
  await save('tobias', { firstName: 'John', familiar: null, lastName: 'Sand' })
  await save('desmond', { firstName: 'John', familiar: null, lastName: 'Stone' })
  for (const leaving of [one, other])
    expect((await leaving(departures.ask, { body: { keptName: 'initial' } })).status).toBe(200)
  await dueNow()
  const [luca, kofi] = [gone((await find('luca'))?.bigBrother), gone((await find('kofi'))?.bigBrother)]
  expect([luca?.name, kofi?.name]).toEqual(['John S.', 'John S.'])
  expect(luca?.departed).not.toBe(kofi?.departed)
  await save('luca', { bigBrother: 'John S.', cohort: 'Fall' })
  expect((await find('luca'))?.bigBrother).toEqual(luca)
})

test('whom an officer deletes has a key as well, and the name that he chose if he had asked to leave', async () => {
  await nameBig('luca', 'oscar')
  await nameBig('kofi', 'farid')
  await askToLeave('farid', 'none')
  for (const who of ['oscar', 'farid'] as const)
    expect((await marcus(members.remove, { params: await pathOf(who) })).status).toBeLessThan(300)
  const named = `${cast.oscar.familiar ?? cast.oscar.firstName} ${cast.oscar.lastName}`
  expect((await find('luca'))?.bigBrother).toEqual({ name: named, departed: expect.any(String) })
  expect((await find('kofi'))?.bigBrother).toEqual({ name: UNNAMED, departed: expect.any(String) })
})
