// What is asked once for a whole file, over HTTP: its letters, its header, columns for one field, statuses nobody knows.
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { rosters } from '@aerie/contract/rosters'
import { selections } from '@aerie/contract/selections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let admin: Awaited<ReturnType<World['as']>>
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  admin = await world.as('julian')
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

const run = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
  admin(rosters.run, { form: { fields, file: { field: 'csv', name: 'roster.csv', content } } })
const count = async () => (await admin(people.list)).body.length
const askedOf = (reading: object) => ({
  reading: JSON.stringify({ letters: null, columns: {}, statuses: {}, ...reading }),
})

test('the letters are guessed, shown with names, and read as they are chosen', async () => {
  const polish = Uint8Array.from(
    Buffer.from('Name;E-mail\r\n\xa3ukasz \xaf\xf3\xb3kiewski;lukasz@letters.example\r\n', 'latin1'),
  )
  const guessed = (await run(polish, { dryRun: 'true' })).body
  expect(guessed.letters).toMatchObject({ taken: 'windows-1250', names: ['Łukasz Żółkiewski'] })
  expect(guessed.letters?.likely).toContain('windows-1250')

  const other = (await run(polish, { dryRun: 'true', ...askedOf({ letters: 'windows-1252' }) })).body
  expect(other.letters).toMatchObject({ taken: 'windows-1252', isDoubtful: false, names: ['£ukasz ¯ó³kiewski'] })
  await run(polish, askedOf({ letters: 'windows-1250' }))
  const listed = (await admin(people.list)).body
  expect(listed.find(({ email }) => email === 'lukasz@letters.example')?.lastName).toBe('Żółkiewski')
  expect((await run('name\nŁukasz Wójcik\n', { dryRun: 'true' })).body.letters).toBeNull()
})

test('the header is said where it stands below others, and rows keep the numbers of a spreadsheet', async () => {
  const titled =
    'Alpha Chapter Roster – Fall 2026,,,\n,,,\nFirst Name,Last Name,E-mail,Phone\nXavier,Fenn,xavier@head.example,\n'
  const { body } = await run(titled, { dryRun: 'true' })
  expect(body).toMatchObject({ headerRow: 3, imported: 1, lines: [{ row: 4, name: 'Xavier Fenn' }] })
  expect((await run(titled, { exclude: '4' })).body).toMatchObject({ imported: 0, excluded: 1 })
})

test('of two columns for a field the one that is chosen comes in, also with rows that are tried again', async () => {
  const csv =
    'name,email,Job Title,Position\nCol Umn,col@columns.example,Baker,Treasurer\nHalf & Half,half@columns.example,Potter,Clerk\n'
  const { body } = await run(csv, { dryRun: 'true' })
  expect(body.columnQuestions).toMatchObject([{ field: 'currentPosition', taken: 3, columns: [{ at: 3 }, { at: 2 }] }])
  const done = (await run(csv, askedOf({ columns: { currentPosition: 2 } }))).body
  expect(done.columns.map(({ field }) => field)).toEqual(['name', 'email', 'currentPosition', null])
  const col = (await admin(people.list)).body.find(({ email }) => email === 'col@columns.example')
  const shown = await admin(members.show, { params: { memberId: String(col?.id) } })
  expect(shown.body.currentPosition).toBe('Baker')
  const again = (await marcus(rosters.bulk)).body
  expect(again.columns.map(({ field }) => field)).toEqual(['name', 'email', 'currentPosition', null])
})

test('a status that nobody knows comes in and is not invited, now or with others later', async () => {
  const csv = (host: string) =>
    'name,email,status\n' +
    `Ann One,one@${host},Affiliate\nBen Two,two@${host},affiliate \nCal Three,three@${host},AFFILIATE\n` +
    `Dan Four,four@${host},Honorary Friend\nEve Five,five@${host},Active\n`
  const asked = (await run(csv('asked.example'), { dryRun: 'true' })).body
  expect(asked).toMatchObject({ imported: 5, invitable: 1 })
  expect(asked.statusQuestions.map(({ count }) => count)).toEqual([3, 1])
  expect(asked.statusQuestions[0]?.word.toLowerCase()).toBe('affiliate')

  const before = (await world.mails()).length
  const { body } = await run(csv('asked.example'), { invite: 'true' })
  const mailed = (await world.mails()).slice(before).map(({ to }) => to?.[0]?.address)
  expect(mailed).toEqual(['five@asked.example'])
  const selection = { importId: body.importId ?? 0 }
  const plan = (await admin(selections.planInvitations, { body: { selection } })).body
  expect(plan).toMatchObject({ mails: 0, withdrawn: { count: 4 } })
})

test('what an officer answers counts for all who are so', async () => {
  const csv =
    'name,email,status\nAnn Six,six@answered.example,Affiliate\nBen Seven,seven@answered.example,affiliate\n' +
    'Dan Eight,eight@answered.example,Honorary Friend\n'
  const reading = askedOf({ statuses: { Affiliate: true, 'honorary friend': false } })
  const { body } = await run(csv, reading)
  expect(body).toMatchObject({ imported: 3, invitable: 2, statusQuestions: [] })
  const listed = (await admin(members.manage)).body
  expect(listed.find(({ email }) => email === 'eight@answered.example')?.isActive).toBe(false)
  expect(listed.find(({ email }) => email === 'six@answered.example')?.isActive).toBe(true)
})

test.each([
  ['no JSON', 'letters'],
  ['letters that nobody knows', JSON.stringify({ letters: 'klingon', columns: {}, statuses: {} })],
  ['something more', JSON.stringify({ letters: null, columns: {}, statuses: {}, more: 1 })],
  ['something less', JSON.stringify({ letters: null })],
  ['a column that is none', JSON.stringify({ letters: null, columns: { city: -1 }, statuses: {} })],
  ['a column of another field', JSON.stringify({ letters: null, columns: { city: 0 }, statuses: {} })],
  ['what is nested', JSON.stringify({ letters: null, columns: { city: [[1]] }, statuses: {} })],
  ['too many answers', JSON.stringify({ letters: null, columns: {}, statuses: manyAnswers() })],
])('%s is refused, and nobody comes in', async (_, reading) => {
  const before = await count()
  expect((await run('name,city\nNo Body,Rome\n', { reading })).status).toBe(400)
  expect(await count()).toBe(before)
})
function manyAnswers() {
  return Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`word ${at}`, true]))
}
