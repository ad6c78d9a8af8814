// What a roster says of the dead is kept for super admins: of who comes in, and of who was there and inactive already.
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const bring = async (content: string, more: object = {}) => {
  const marcus = await world.as('marcus')
  const { body } = await marcus(rosters.run, {
    form: { file: { field: 'csv', name: 'alumni.csv', content }, fields: { invite: 'true', ...more } },
  })
  return body
}
const told = async () =>
  (await (await world.as('marcus'))(rosters.deaths)).body.map(({ member, word, fileName }) => [
    member.lastName,
    word,
    fileName,
  ])

test('they come in inactive, are not invited, and stand in a list with the word; a trial keeps nothing', async () => {
  const roster = `Name,E-mail,Status
Edmund Hale,edmund@example.org,Deceased (2019)
Louis Okoro,louis@example.org,verstorben 2011
Peter Voss †,peter@example.org,
Ned Finch,ned@example.org,Resigned
Otis Grey,otis@example.org,Active
`
  await bring(roster, { dryRun: 'true' })
  expect(await told()).toEqual([])
  await bring(roster)
  expect(await told()).toEqual([
    ['Hale', 'Status: Deceased (2019)', 'alumni.csv'],
    ['Okoro', 'Status: verstorben 2011', 'alumni.csv'],
    ['Voss', '†', 'alumni.csv'],
  ])
  const invited = await world.db
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .select('members.last_name')
    .where('members.last_name', 'in', ['Hale', 'Okoro', 'Voss', 'Finch', 'Grey'])
    .execute()
  expect(invited).toEqual([{ last_name: 'Grey' }])
})

test('who was there already is told of where he is inactive, and whoever is active is not', async () => {
  await bring('Name,E-mail,Status\nNed Finch,ned@example.org,Deceased\nOtis Grey,otis@example.org,Deceased\n')
  expect((await told()).map(([lastName]) => lastName)).toEqual(['Finch', 'Hale', 'Okoro', 'Voss'])
})

test('who is left as he is stands there no more, and whoever is marked neither', async () => {
  const marcus = await world.as('marcus')
  const [finch, hale] = (await marcus(rosters.deaths)).body.map(({ member }) => member.id)
  for (const _ of [1, 2])
    expect((await marcus(rosters.dismissDeath, { params: { memberId: String(finch) } })).status).toBe(200)
  await world.db
    .updateTable('members')
    .set({ passed_since: new Date() })
    .where('id', '=', hale ?? 0)
    .execute()
  expect((await told()).map(([lastName]) => lastName)).toEqual(['Okoro', 'Voss'])
  expect((await (await world.as('julian'))(rosters.deaths)).status).toBe(403)
})
