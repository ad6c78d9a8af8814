// Lineage over HTTP: both ends agree at once, names become brothers, and nobody closes a circle.

import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['lineage_ties', 'lineage_refusals'] as const) await world.db.deleteFrom(table).execute()
})

const path = async (who: CastKey) => ({ params: { memberId: String(await world.idOf(who)) } })
const id = async (who: CastKey) => String(await world.idOf(who))
const lineageOf = async (who: CastKey) => {
  const { bigBrother, littleBrothers } = (await marcus(members.show, await path(who))).body
  return { bigBrother, littleBrothers }
}
const save = async (who: CastKey, body: { bigBrother?: string | null; littleBrothers?: string[] }) =>
  (await world.as(who))(memberChanges.save, { body })

test('both ends agree at once, and the answer is what a reading shows', async () => {
  const { body } = await save('rafael', { bigBrother: await id('samir'), littleBrothers: ['Nobody Known'] })
  expect(await lineageOf('samir')).toEqual({ bigBrother: null, littleBrothers: [await id('rafael')] })
  expect((await (await world.as('rafael'))(members.own)).body).toEqual(body)
  expect(body.kin).toMatchObject({
    big: { id: Number(await id('samir')) },
    littles: [{ id: null, name: 'Nobody Known' }],
  })

  await save('samir', { littleBrothers: [] })
  expect(await lineageOf('rafael')).toEqual({ bigBrother: null, littleBrothers: ['Nobody Known'] })
})

test('who saves after his neighbour, without having seen it, overwrites nothing', async () => {
  const samir = await world.as('samir')
  const { version } = (await samir(members.own)).body
  await save('rafael', { bigBrother: await id('samir') })
  const late = await samir(memberChanges.save, { body: { littleBrothers: [], version } })
  expect(late.status).toBe(409)
  expect(await lineageOf('rafael')).toMatchObject({ bigBrother: await id('samir') })
})

test('a refusal stands at its field', async () => {
  await save('rafael', { bigBrother: await id('samir') })
  const { status, problem } = await save('samir', { bigBrother: await id('rafael') })
  expect(status).toBe(400)
  expect(problem.errors).toEqual([
    { path: 'bigBrother', message: 'Rafa Quintero is below you already: you, Rafa Quintero.' },
  ])
  const { problem: seen } = await marcus(memberChanges.update, {
    ...(await path('samir')),
    body: { bigBrother: await id('rafael') },
  })
  expect(seen.detail).toBe('Rafa Quintero is below Samir Haddad already: Samir Haddad, Rafa Quintero.')
})

test('two who want each other as big brother at the same moment get one circle less', async () => {
  for (let round = 0; round < 5; round++) {
    await world.db.deleteFrom('lineage_ties').execute()
    const answers = await Promise.all([
      save('rafael', { bigBrother: await id('samir') }),
      save('samir', { bigBrother: await id('rafael') }),
      save('ignacio', { littleBrothers: [await id('samir'), await id('rafael')] }),
    ])
    // Whichever of the two comes second would close the circle, wherever the third comes in between.
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 400])
  }
})

test('a name becomes the brother when an officer adds him, when he is imported, and when he takes the name', async () => {
  await save('rafael', { bigBrother: 'Odd Added', littleBrothers: ['Odd Imported'] })
  await save('samir', { bigBrother: 'Ignaz Ferrer' })

  const { body: added } = await marcus(memberChanges.create, {
    body: { firstName: 'Odd', lastName: 'Added', email: 'odd.added@example.org' },
  })
  expect(await lineageOf('rafael')).toEqual({ bigBrother: String(added.id), littleBrothers: ['Odd Imported'] })

  const csv = { field: 'csv', name: 'roster.csv', content: 'name,email\nOdd Imported,odd.imported@example.org\n' }
  expect((await marcus(rosters.run, { form: { file: csv } })).body).toMatchObject({ imported: 1 })
  const [little = ''] = (await lineageOf('rafael')).littleBrothers
  expect((await marcus(members.show, { params: { memberId: little } })).body).toMatchObject({
    lastName: 'Imported',
    bigBrother: await id('rafael'),
  })

  const ignacio = await world.as('ignacio')
  const { body } = await ignacio(memberChanges.save, { body: { familiar: 'Ignaz' } })
  expect(body.littleBrothers).toEqual([await id('samir')])
  expect(await lineageOf('samir')).toMatchObject({ bigBrother: await id('ignacio') })
})
