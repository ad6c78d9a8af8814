// Imports hold up nobody who saves meanwhile, neither while they are sent nor while one of them runs.
import { request } from 'node:http'
import { memberChanges } from '@aerie/contract/member-changes'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLock } from '#platform/db/locks.ts'
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
  expect((await rook(memberChanges.save, { body: { bio: 'Meanwhile.' } })).status).toBe(200)

  slow.end(FORM[1])
  expect(await answered.promise).toBe(200)
})

test('of imports at the same time one runs, and the others are refused at once', async () => {
  const [julian, rook] = [await world.as('julian'), await world.as('rook')]
  const roster = (i: number) => ({ field: 'csv', name: 'roster.csv', content: `First name,Last name\nNo,${i}\n` })
  const importOne = (i: number) => julian(rosters.run, { form: { file: roster(i) } })
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const running = world.db.transaction().execute(async (tx) => {
    await takeLock(tx, 'import')
    held.resolve()
    await release.promise
  })
  await held.promise
  const refused = await Promise.all(Array.from({ length: 12 }, (_, i) => importOne(i)))
  for (const { status, problem } of refused)
    expect([status, problem.detail]).toEqual([409, 'An import is running. Please try again when it is done.'])
  expect((await rook(memberChanges.save, { body: { bio: 'Meanwhile, again.' } })).status).toBe(200)
  release.resolve()
  await running
  expect((await importOne(12)).body).toMatchObject({ imported: 1 })
})
