// Whose shared trips come to where one lives.
import { memberChanges } from '@aerie/contract/member-changes'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function plan(who: CastKey, locations: string[], from: number, isShared = true) {
  const body = { title: 'A journey', locations, startDate: inDays(from), endDate: inDays(from + 3), isShared }
  const answer = await (await world.as(who))(trips.create, { body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.id
}

test('they come soonest first, without one’s own, what is private, and what goes elsewhere', async () => {
  const kenji = await world.as('kenji')
  const near = async (limit?: string) =>
    (await kenji(trips.list, { query: { scope: 'near', ...(limit && { limit }) } })).body.map(({ id }) => id)
  await kenji(memberChanges.save, { body: { location: 'Oslo, Norway' } })
  const later = await plan('mateo', ['Lisbon, Portugal', 'Drammen, Norway'], 40)
  const sooner = await plan('rook', ['Oslo, Norway'], 10)
  await plan('luca', ['Bergen, Norway'], 20)
  await plan('luca', ['Oslo, Norway'], 60, false)
  await plan('kenji', ['Oslo, Norway'], 70)
  expect(await near()).toEqual([sooner, later])
  expect(await near('1')).toEqual([sooner])
  await kenji(memberChanges.save, { body: { location: null } })
  expect(await near()).toEqual([])
})
