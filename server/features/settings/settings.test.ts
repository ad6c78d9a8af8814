// The settings that officers switch: in force at once, on record, and for super admins alone.
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
let officer: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  officer = await world.as('marcus')
})
afterAll(() => world.close())

const entries = () =>
  world.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'settings.change')
    .orderBy('id')
    .execute()

test('what a super admin switches is in force for everybody, and on record', async () => {
  expect((await rook(settings.show)).body).toMatchObject({ accessLogging: true, copyMonths: 12 })
  const { status, body } = await officer(settings.change, { body: { accessLogging: false, copyMonths: 6 } })
  expect([status, body.accessLogging, body.copyMonths]).toEqual([200, false, 6])
  expect((await rook(settings.show)).body).toMatchObject({ accessLogging: false, copyMonths: 6 })
  expect((await rook(settings.showPublic)).body).toMatchObject({ accessLogging: false, copyMonths: 6 })
  expect(await entries()).toEqual([
    {
      actor_id: await world.idOf('marcus'),
      before: { accessLogging: true, copyMonths: 12 },
      after: { accessLogging: false, copyMonths: 6 },
    },
  ])
})

test('says who changed a setting last, and nothing of what nobody changed', async () => {
  const admin = await world.as('samir')
  const { body } = await admin(settings.lastChanges)
  expect(body.map(({ setting }) => setting).sort()).toEqual(['accessLogging', 'copyMonths'])
  expect(body[0]?.changedBy).toMatch(/\w+ \w+/)
})

test('what is there already is changed by nobody', async () => {
  const before = await entries()
  expect((await officer(settings.change, { body: { copyMonths: 6 } })).status).toBe(200)
  expect((await officer(settings.change, { body: {} })).status).toBe(200)
  expect(await entries()).toEqual(before)
})

test.each([
  { copyMonths: 2 },
  { copyMonths: 37 },
  { copyMonths: 4.5 },
  { accessLogging: 'no' },
  { passwordMinLength: 1 },
])('%j is refused and changes nothing', async (change) => {
  const before = (await rook(settings.show)).body
  // @ts-expect-error: what no page sends.
  expect((await officer(settings.change, { body: change })).status).toBe(400)
  expect((await rook(settings.show)).body).toEqual(before)
})

test('two that switch at once are both on record, each with what it found', async () => {
  await Promise.all([7, 8].map((copyMonths) => officer(settings.change, { body: { copyMonths } })))
  const [first, second] = (await entries()).slice(-2)
  expect(second?.before).toEqual(first?.after)
})
