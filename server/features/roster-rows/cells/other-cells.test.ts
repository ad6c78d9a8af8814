// Offices, roles, standing, family and texts, as people write them.
import { expect, test } from 'vitest'
import { readRow, taken } from '../roster.fixture.ts'

const read = async (cells: Record<string, string>, changes = {}) =>
  taken(await readRow({ Name: 'Hugo Larsen', ...cells }, changes))

test.each([
  ['President;Rush Chair', ['President', 'Rush Chair']],
  ['president, vice-president', ['President', 'Vice President']],
  ['Treasurer / Rush chair', ['Treasurer', 'Rush Chair']],
  ['Loremaster/Historian, President', ['Loremaster/Historian', 'President']],
  ['LOREMASTER / HISTORIAN', ['Loremaster/Historian']],
  ['Keeper of Bees | President', ['Keeper of Bees', 'President']],
  ['President; president', ['President']],
  ['', []],
])('“%s” are offices', async (Offices, offices) => {
  expect(await read({ Offices })).toMatchObject({ roles: offices, remarks: [] })
})

test('an office no record can hold is left out', async () => {
  const long = 'x'.repeat(61)
  expect(await read({ Offices: `President; ${long}` })).toMatchObject({
    roles: ['President'],
    remarks: [`Left out of his offices: ${long}.`],
  })
})

test('roles are for super admins to give', async () => {
  expect(await read({ Role: 'Super Admin' }, { mayLeadRoles: true })).toMatchObject({
    role: 'super_admin',
    remarks: [],
  })
  expect(await read({ Role: 'admin' })).toMatchObject({
    role: 'member',
    remarks: ['Only super admins may give roles; he was taken as a member.'],
  })
  expect(await read({ Role: 'Member' })).toMatchObject({ role: 'member', remarks: [] })
  expect(await read({ Role: 'president', Offices: 'Treasurer' })).toMatchObject({
    role: 'member',
    roles: ['Treasurer', 'President'],
  })
})

test.each<[string, boolean, string[]]>([
  ['', true, []],
  ['Active', true, []],
  ['true', true, []],
  ['Alumnus', true, ['“Alumnus” was taken as active.']],
  ['INACTIVE', false, []],
  ['no', false, []],
  ['Deceased', false, ['“Deceased” was taken as inactive.']],
  ['Resigned', false, ['“Resigned” was taken as inactive.']],
  ['Lost', false, ['“Lost” was taken as inactive.']],
  [
    'On sabbatical',
    true,
    ['The status “On sabbatical” is not known; he was taken as active, and is not among those invited.'],
  ],
])('status “%s”', async (Status, isActive, remarks) => {
  expect(await read({ Status })).toMatchObject({ isActive, remarks })
})

const child = (name: string, birthYear: number | null = null, gender: string | null = null) => ({
  name,
  gender,
  birthYear,
})

test.each([
  ['Léa (2015)', [child('Léa', 2015)]],
  ['Nils, Ada', [child('Nils'), child('Ada')]],
  ['Nils and Ada', [child('Nils'), child('Ada')]],
  ['Nils (boy, 2012); Ada (2015, daughter)', [child('Nils', 2012, 'boy'), child('Ada', 2015, 'girl')]],
  ['Anna Lena 2015', [child('Anna Lena', 2015)]],
])('“%s” are children', async (Kids, kids) => {
  expect(await read({ Kids })).toMatchObject({ kids, remarks: [] })
})

test('what is no child is said', async () => {
  expect(await read({ Kids: '2' })).toMatchObject({
    kids: [],
    remarks: ['“2” does not name a child; it was left out.'],
  })
  expect(await read({ Kids: 'Ada (9)' })).toMatchObject({
    kids: [child('Ada')],
    remarks: ['“9” was left out of what is known of Ada.'],
  })
})

test('relatives are named in the order they are called', async () => {
  expect(await read({ Big: 'Keating, Jonas', Littles: 'Sean Petrov, Emile Zhao' })).toMatchObject({
    bigBrother: 'Jonas Keating',
    littleBrothers: ['Sean Petrov', 'Emile Zhao'],
  })
  expect(await read({ Littles: 'Petrov, Sean' })).toMatchObject({ littleBrothers: ['Sean Petrov'] })
  expect(await read({ Littles: 'Petrov, Sean; Emile Zhao' })).toMatchObject({
    littleBrothers: ['Sean Petrov', 'Emile Zhao'],
  })
})

test('colours, tags and interests', async () => {
  expect(
    await read({ 'Lineage Color': 'Gray', 'Company Tags': 'Rail, Boats', Interests: 'movie: Alien; Sailing' }),
  ).toMatchObject({
    lineageColor: 'grey',
    companyTags: ['Rail', 'Boats'],
    interests: [
      { title: 'Alien', type: 'movie', image: null },
      { title: 'Sailing', type: 'custom', image: null },
    ],
  })
  expect(await read({ 'Lineage Color': 'Mauve' })).toMatchObject({
    lineageColor: null,
    remarks: ['“Mauve” is not a colour of lineage; it was left out.'],
  })
})

test.each([
  ['--03-14', '14 March'],
  ['--0314', '14 March'],
  ['1931-02-03', '3 February 1931'],
  ['03/14/1931', '14 March 1931'],
  ['14. März 1931', '14 March 1931'],
  ['02/03/1931', '02/03/1931'],
  ['14-Mar-31', '14-Mar-31'],
])('the birthday %s is kept as %s', async (Birthday, birthday) => {
  expect(await read({ Birthday, Since: '2019-06' })).toMatchObject({
    birthday,
    workStartDate: 'June 2019',
    remarks: [],
  })
})

test('texts: controls go, lines stay, formulas and what is too long are left out', async () => {
  expect(await read({ Bio: ' One\u0007\r\n\r\n two\u200B ', Position: 'A \u0001\u202E B' })).toMatchObject({
    bio: 'One\n\n two',
    currentPosition: 'A B',
  })
  expect(await read({ Company: '=1+1', Bio: '- sails (a lot)', Quote: "'=) he said" })).toMatchObject({
    currentCompany: null,
    bio: '- sails (a lot)',
    quote: '=) he said',
    remarks: ['Company: a formula stands there; it was left out.'],
  })
  expect(await read({ Company: 'x'.repeat(201) })).toMatchObject({
    currentCompany: null,
    remarks: ['Company: more than 200 characters; it was left out.'],
  })
})

test('cells of nothing but what stands between things hold nothing', async () => {
  const most = { Kids: 5_000, Offices: 5_000, Interests: 5_000, 'Little Brothers': 5_000, Location: 200 }
  for (const piece of [';', ', ', '(', '\\', '<', ' and '])
    for (const [column, length] of Object.entries(most))
      expect(await read({ [column]: piece.repeat(length / piece.length) })).toMatchObject({ kids: [] })
  expect(await read({ Kids: `Léa (girl, 2015), Nils ${'('.repeat(60)}` })).toMatchObject({
    kids: [{ name: 'Léa', gender: 'girl', birthYear: 2015 }, { name: `Nils ${'('.repeat(60)}` }],
  })
})
