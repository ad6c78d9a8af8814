// The next gathering over HTTP: as far as one is asked, with those who come, and another once one has answered.
import { gatherings } from '@aerie/contract/gatherings'
import { nextGathering } from '@aerie/contract/next-gathering'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
let kenji: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  kenji = await world.as('kenji')
})
afterAll(() => world.close())

const shown = async (speak = kenji) => (await speak(nextGathering.show)).body
const call = async (title: string, days: number, more: object = {}) => {
  const where = {
    location: 'Reykjavik, Iceland',
    startDate: inDays(days),
    startTime: '19:00',
    audience: 'all' as const,
  }
  const { status, body } = await rook(gatherings.create, { body: { title, description: '', ...where, ...more } })
  expect(status).toBe(200)
  return String(body.id)
}
const answer = (gatheringId: string, reply: 'going' | 'cannot') =>
  kenji(gatherings.answer, { params: { gatheringId }, body: { reply, guests: 0 } })

test('none is ahead, then the next, then the one he goes to; none that he declined, and none he is not asked to', async () => {
  expect(await shown()).toEqual({ gathering: null, faces: [] })
  const later = await call('Later', 40)
  const sooner = await call('Sooner', 20)
  await call('For another', 10, { audience: 'named', asked: [await world.idOf('teddy')] })
  const rookId = await world.idOf('rook')
  expect(await shown()).toMatchObject({ gathering: { title: 'Sooner', own: null }, faces: [{ id: rookId }] })
  await answer(later, 'going')
  expect(await shown()).toMatchObject({
    gathering: { title: 'Later', own: { standing: 'going' } },
    faces: [{ id: rookId }],
  })
  await answer(later, 'cannot')
  await answer(sooner, 'cannot')
  expect((await shown()).gathering).toBeNull()
  // Who calls one goes to it, and is no face of his own.
  expect((await shown(rook)).faces).toEqual([])
})

test('of two that he has not answered, the one near his city comes first', async () => {
  const { body } = await kenji(nextGathering.show)
  expect(body.gathering).toBeNull()
  await call('Far away', 12)
  const row = await world.db
    .selectFrom('members')
    .select(['location'])
    .where('id', '=', await world.idOf('kenji'))
    .executeTakeFirstOrThrow()
  await call('Around the corner', 30, { location: row.location })
  expect((await shown()).gathering?.title).toBe('Around the corner')
})
