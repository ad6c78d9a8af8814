// Who is the same man: an address or a number alone does not make two names one.
import { people } from '@aerie/contract/people'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let admin: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  admin = await world.as('julian')
})
afterAll(() => world.close())

const HEADER = 'First Name,Last Name,Email,Phone,Class\n'

async function run(csv: string, dryRun = true) {
  const { body } = await admin(rosters.run, {
    form: { fields: { dryRun: String(dryRun) }, file: { field: 'csv', name: 'roster.csv', content: csv } },
  })
  return body
}
/** What became of each row, by its number. */
async function outcomes(csv: string, dryRun = true) {
  const { lines } = await run(csv, dryRun)
  return lines.toSorted((one, other) => one.row - other.row).map(({ outcome, email, note }) => [outcome, email, note])
}
const comeIn = async (...rows: string[]) =>
  expect(await run(HEADER + rows.join('\n'), false)).toMatchObject({ imported: rows.length })
const brought = async (...rows: string[]) => outcomes(HEADER + rows.join('\n'))

test('father and son with one telephone both come in, and a number that stands in for one is nobody’s', async () => {
  const csv = `First Name,Last Name,Email,Phone,Class
Harlan,Tresk,,(512) 555-0142,3
Irving,Tresk,,(512) 555-0142,28
Jasper,Wend,,555-555-5555,5
Kelvin,Ostry,,555-555-5555,9
`
  const standsIn = '“555-555-5555” stands in for a phone number and is nobody’s; it was left out.'
  expect(await outcomes(csv, false)).toEqual([
    ['imported', null, null],
    ['imported', null, 'Harlan Tresk in row 2 has the same phone number.'],
    ['imported', null, standsIn],
    ['imported', null, standsIn],
  ])
  expect(await run(csv)).toMatchObject({ imported: 0, skipped: 4 })
})

test('an address that stands in for one is nobody’s', async () => {
  const csv = `First Name,Last Name,Email
Linus,Farrow,noemail@noemail.example
Maxim,Bratt,noemail@noemail.example
Norbert,Sund,noemail@noemail.example
`
  const note = '“noemail@noemail.example” stands in for an address and is nobody’s; he came in without one.'
  expect(await outcomes(csv)).toEqual([1, 2, 3].map(() => ['imported', null, note]))
})

test('an address that other names share is nobody’s', async () => {
  const note = (others: string) =>
    `The address office@lodge.example stands with ${others} as well; he came in without it.`
  expect(await brought('Aldo,Brenn,office@lodge.example,,4', 'Bruno,Castell,office@lodge.example,,5')).toEqual(
    [1, 2].map(() => ['imported', null, note('another name')]),
  )
  const many = Array.from(
    { length: 30 },
    (_, at) => `Man${'abcdefghijklmnopqrstuvwxyzabcd'[at]},Lodger${at},office@lodge.example,,4`,
  )
  const found = await brought(...many)
  expect(found).toEqual(many.map(() => ['imported', null, note('29 other names')]))
})

test('who has a member’s address comes in without it', async () => {
  await comeIn('Dorian,Vexley,vexley@house.example,,11')
  expect(await brought('Tobias,Vexley,vexley@house.example,,30')).toEqual([
    [
      'imported',
      null,
      'The address vexley@house.example is that of Dorian Vexley, who is a member; he came in without it.',
    ],
  ])
})

test.each([
  ['Dorian,Vexley', 'Dorian,Vexley'],
  ['Robert,Ashgrove', 'Bob,Ashgrove'],
  ['Will,Ashgrove', 'William,Ashgrove'],
  ['Jürgen,Müller', 'Juergen,Mueller'],
  ['Conan,O’Brien', "Conan,O'Brien"],
  ['Jean-Luc,Marchetti', 'Jean Luc,Marchetti'],
  ['Carlos,García', 'Carlos,Garcia Lopez'],
  ['J.,Hartwell', 'James,Hartwell'],
  ['Anton,van Dyck', 'Anton,Dyck'],
  ['Hartwell,James', 'James,Hartwell'],
  ['Jonathan,Pell', 'Jon,Pell'],
  ['Edgar,Quill Jr.', 'Edgar,Quill'],
])('%s and %s with one address are the same man, and so they are with one phone', async (one, other) => {
  const byMail = await brought(`${one},same@man.example,,`, `${other},same@man.example,,`)
  expect(byMail[1]).toEqual(['skipped', 'same@man.example', 'Stands in an earlier row already, by e-mail.'])
  const isGeneration = one.includes('Jr.')
  const byPhone = await brought(`${one},,512-555-0177,`, `${other},,+1 512 555 0177,`)
  expect(byPhone[1]?.[0]).toBe(isGeneration ? 'imported' : 'skipped')
})

test.each([
  ['Harlan,Tresk', 'Irving,Tresk'],
  ['John,Carrow', 'John,Bramwell'],
  ['Hans,Bauer', 'Franz,Bauer'],
  ['Michael,Nowak', 'Mirosław,Nowak'],
  ['Alan,Reed', 'Alvin,Reed'],
])('%s and %s with one address and phone are two', async (one, other) => {
  const both = await brought(`${one},one@house.example,512-555-0178,`, `${other},one@house.example,512-555-0178,`)
  expect(both.map(([outcome, email]) => [outcome, email])).toEqual([1, 2].map(() => ['imported', null]))
})

test('a father and a son of one name are told apart by class', async () => {
  expect(await brought('Edgar,Quill,,512-555-0179,3', 'Edgar,Quill,,512-555-0179,28')).toEqual([
    ['imported', null, null],
    ['imported', null, 'Another Edgar Quill stands in row 2. Edgar Quill in row 2 has the same phone number.'],
  ])
  expect(await brought('Edgar,Quill,eq@house.example,,3', 'Edgar,Quill Jr.,eq@house.example,,28')).toEqual(
    [1, 2].map(() => [
      'imported',
      null,
      'The address eq@house.example stands with another name as well; he came in without it.',
    ]),
  )
})

test('equal names of other classes come in with a caveat, and of one class they are the same man', async () => {
  await comeIn('Oskar,Brünn,,,12')
  const other = 'Another Oskar Brünn is a member already, of class 12.'
  expect(await brought('Oskar,Brünn,,,13', 'OSKAR,BRUENN,,,14', 'Oskar,Brunn,oskar@brunn.example,,15')).toEqual([
    ['imported', null, other],
    ['imported', null, `${other} Another Oskar Brünn stands in row 2.`],
    ['imported', 'oskar@brunn.example', `${other} Another Oskar Brünn stands in row 2.`],
  ])
  expect(await brought('oskar,bruenn,,,12')).toEqual([['skipped', null, 'Already a member, by names and class.']])
  expect(await brought('Nils,O’Hara,,,9', "Nils,O'Hara,,,9")).toEqual([
    ['imported', null, null],
    ['skipped', null, 'Stands in an earlier row already, by names and class.'],
  ])
})

test('a file with a shared address counts once', async () => {
  const rows = ['Piet,Aldous,shared@lodge.example,,6', 'Quirin,Bell,shared@lodge.example,,7']
  await comeIn(...rows)
  expect(await run(HEADER + rows.join('\n'))).toMatchObject({ imported: 0, skipped: 2 })
  const listed = (await admin(people.list)).body
  expect(listed.filter(({ email }) => email === 'shared@lodge.example')).toEqual([])
})
