// Numbers of a roster are dialled where their owner lives, also where only his city says which country that is.
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const ROWS: [city: string, country: string, phone: string, key: string | null][] = [
  ['Hamburg', 'Germany', '0171 1234567', '+491711234567'],
  ['Hamburg', '', '0171 1234568', '+491711234568'],
  ['Marseille', '', '06 12 34 56 78', '+33612345678'],
  ['Osaka', '', '090-1234-5678', '+819012345678'],
  ['Melbourne', 'Australien', '0412 345 678', '+61412345678'],
  ['Mumbai', '', '098204 13579', '+919820413579'],
  ['', 'UK', '07911 123456', '+447911123456'],
  ['Dallas', '', '(512) 555-0142', '+15125550142'],
  ['', '', '(512) 555-0143', '+15125550143'],
  ['', '', '0171 1234569', null],
  ['', '', '0049 171 1234570', '+491711234570'],
]

test('each has the key of its country, and is kept as it was written', async () => {
  const lines = ROWS.map(([city, country, phone], at) => `Dialled,Number${at},${city},${country},${phone}`)
  const content = ['First Name,Last Name,City,Country,Phone', ...lines].join('\n')
  const marcus = await world.as('marcus')
  const answer = await marcus(rosters.run, { form: { file: { field: 'csv', name: 'r.csv', content } } })
  expect(answer.status).toBe(200)
  const members = await world.db
    .selectFrom('members')
    .select(['phone', 'phone_key'])
    .where('first_name', '=', 'Dialled')
    .orderBy('id')
    .execute()
  expect(members).toEqual(ROWS.map(([, , phone, key]) => ({ phone, phone_key: key })))
})
