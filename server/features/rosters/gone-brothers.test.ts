// Who is dead, has left or wants no mail comes in inactive, and nobody writes to him.
import { people } from '@aerie/contract/people'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const FILE = `Contact ID,First Name,Last Name,Email,Deceased,Deceased Date,Do Not Email
1,Alden,Quillby,alden.quillby@example.org,Yes,2019-08-01,Yes
2,Bertram,Quillby,bertram.quillby@example.org,,,
3,Corwin,Rede – resigned 1999,corwin.rede@example.org,No,0000-00-00,No
4,Dorian,Sayre,dorian.sayre@example.org,,,1
`

test('of four men one is invited', async () => {
  const julian = await world.as('julian')
  const before = (await world.mails()).length
  const { body } = await julian(rosters.run, {
    form: { fields: { invite: 'true' }, file: { field: 'csv', name: 'roster.csv', content: FILE } },
  })
  expect(body).toMatchObject({ imported: 4, caveats: 3, invitable: 1, failed: 0 })
  const written = (await world.mails()).slice(before).flatMap(({ to }) => to?.map(({ address }) => address))
  expect(written).toEqual(['bertram.quillby@example.org'])
  const listed = (await julian(people.list)).body.filter(({ lastName }) => /Quillby|Rede|Sayre/.test(lastName))
  expect(
    Object.fromEntries(listed.map(({ firstName, lastName, isActive }) => [`${firstName} ${lastName}`, isActive])),
  ).toEqual({
    'Alden Quillby': false,
    'Bertram Quillby': true,
    'Corwin Rede': false,
    'Dorian Sayre': false,
  })
})
