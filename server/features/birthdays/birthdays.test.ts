// Birthdays over HTTP: shown by whoever wishes it, to his line and class alone, and never the year.
import { birthdays } from '@aerie/contract/birthdays'
import { memberChanges } from '@aerie/contract/member-changes'
import { dayOfMonth, daysAfter } from '@aerie/text/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let today: string
beforeAll(async () => {
  world = await openWorld()
  const ofClass = async (who: CastKey, pledge_class: number) =>
    world.ownerDb
      .updateTable('members')
      .set({ pledge_class })
      .where('id', '=', await world.idOf(who))
      .execute()
  await ofClass('rook', 31)
  await ofClass('kenji', 31)
  await ofClass('teddy', 12)
  await world.ownerDb.deleteFrom('lineage_ties').execute()
  today = (await seen('kenji')).today
})
afterAll(() => world.close())

async function seen(who: CastKey) {
  const { status, body } = await (await world.as(who))(birthdays.list)
  expect(status).toBe(200)
  return body
}

const save = async (body: object) =>
  expect((await (await world.as('rook'))(memberChanges.save, { body })).status).toBe(200)

test('it is his own wish, off at first, and off again at once', async () => {
  await save({ birthday: `${dayOfMonth(daysAfter(today, 2))} 1987` })
  expect((await seen('kenji')).birthdays).toEqual([])
  await save({ sharesBirthday: true })
  const [one] = (await seen('kenji')).birthdays
  expect(one).toMatchObject({ id: await world.idOf('rook'), on: daysAfter(today, 2) })
  expect(JSON.stringify(one)).not.toContain('1987')
  await save({ sharesBirthday: false })
  expect((await seen('kenji')).birthdays).toEqual([])
})

test('none but his line and class see it, not he himself, and none of whom is inactive', async () => {
  await save({ birthday: dayOfMonth(today), sharesBirthday: true })
  const idsOf = async (who: CastKey) => (await seen(who)).birthdays.map(({ id }) => id)
  const rook = await world.idOf('rook')
  expect([await idsOf('kenji'), await idsOf('teddy'), await idsOf('rook')]).toEqual([[rook], [], []])
  // Officers are brothers like any other here.
  expect(await idsOf('marcus')).toEqual([])
  const setActive = async (isActive: boolean) =>
    (await world.as('marcus'))(memberChanges.update, { params: { memberId: String(rook) }, body: { isActive } })
  await setActive(false)
  expect(await idsOf('kenji')).toEqual([])
  await setActive(true)
  expect(await idsOf('kenji')).toEqual([rook])
})

test('nobody else switches it on for him', async () => {
  const { status } = await (await world.as('marcus'))(memberChanges.update, {
    params: { memberId: String(await world.idOf('rook')) },
    body: { sharesBirthday: true } as object,
  })
  expect(status).toBe(400)
})
