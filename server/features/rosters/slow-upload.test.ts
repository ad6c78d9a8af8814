// A browser that sends slowly holds up nobody: neither another import, nor who saves meanwhile.
import { request } from 'node:http'
import { members } from '@aerie/contract/members'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

const FORM = [
  '--edge\r\ncontent-disposition: form-data; name="csv"; filename="roster.csv"\r\n\r\nFirst name,Last name\n',
  'Nils,Berg\n\r\n--edge--\r\n',
]

test('while half of a file is here, others import and save', async () => {
  const [julian, rook] = [await world.as('julian'), await world.as('rook')]
  const headers = {
    ...ORIGIN,
    cookie: await world.cookieOf('julian'),
    'content-type': 'multipart/form-data; boundary=edge',
  }
  const answered = Promise.withResolvers<number | undefined>()
  const slow = request(`${address}${rosters.run.path}`, { method: 'POST', headers }, (answer) => {
    answer.resume()
    answered.resolve(answer.statusCode)
  })
  slow.on('error', answered.reject)
  await new Promise((sent) => slow.write(FORM[0], sent))

  const file = { field: 'csv', name: 'other.csv', content: 'First name,Last name\nOdd,Lund\n' }
  expect((await julian(rosters.run, { form: { file } })).body).toMatchObject({ imported: 1 })
  expect((await rook(members.save, { body: { bio: 'Meanwhile.' } })).status).toBe(200)

  slow.end(FORM[1])
  expect(await answered.promise).toBe(200)
})
