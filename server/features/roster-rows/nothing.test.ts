// What says nothing is nothing in every column of a roster, but what a man is called and our own export.
import { expect, test } from 'vitest'
import { readRoster, readRow, refused, taken } from './roster.fixture.ts'

const UNKNOWN_BIGS = `First Name,Last Name,Email,Class,Big,Littles
Orson,Vail,orson@example.org,10,Unknown,
Pascal,Wick,pascal@example.org,11,unknown,none
Quentin,Yarrow,quentin@example.org,12,Unknown,TBD
Ramsey,Zell,ramsey@example.org,13,N/A,N/A
Sterling,Abbas,sterling@example.org,14,N/A,
Theron,Birk,theron@example.org,15,?,-
Uriah,Cade,uriah@example.org,16,Orson Vail / Pascal Wick,
`

test('bigs and littles that nobody knows are none, and of two bigs in a cell the officer is told', async () => {
  const brothers = (await readRoster(UNKNOWN_BIGS)).lines.map(taken)
  expect(brothers.map(({ bigBrother, littleBrothers }) => [bigBrother, littleBrothers])).toEqual([
    ...Array.from({ length: 6 }, () => [null, []]),
    ['Orson Vail / Pascal Wick', []],
  ])
  expect(brothers.flatMap(({ remarks }) => remarks)).toEqual([
    'Two big brothers are named: “Orson Vail / Pascal Wick”. Leave one of them here, or choose one under Lineage, Unmatched names.',
  ])
})

test.each([
  ['Orson Vail/Pascal Wick', 'Two'],
  ['Orson Vail & Pascal Wick', 'Two'],
  ['Orson Vail or Pascal Wick', 'Two'],
  ['Orson Vail; Pascal Wick; Theron Birk', 'Several'],
])('“%s” are several bigs', async (Big, count) => {
  const { bigBrother, remarks } = taken(await readRow({ Name: 'Hugo Larsen', Big }))
  expect([bigBrother, remarks]).toEqual([Big, [expect.stringContaining(`${count} big brothers are named`)]])
})

test.each([
  ['Ravi a/l Krishnan', 'Ravi a/l Krishnan'],
  ['Suresh s/o Menon', 'Suresh s/o Menon'],
  ['Keating, Jonas', 'Jonas Keating'],
  ['N/A / Orson Vail', 'Orson Vail'],
  ['Orson Vail / ?', 'Orson Vail'],
  ['Na Li', 'Na Li'],
  ['Adrian Null', 'Adrian Null'],
])('“%s” is one big', async (Big, bigBrother) => {
  expect(taken(await readRow({ Name: 'Hugo Larsen', Big }))).toMatchObject({ bigBrother, remarks: [] })
})

test('of several littles those that nobody knows are left out', async () => {
  const { littleBrothers } = taken(
    await readRow({ Name: 'Hugo Larsen', Littles: 'Orson Vail; TBD; n/a; Pascal Wick / none' }),
  )
  expect(littleBrothers).toEqual(['Orson Vail', 'Pascal Wick'])
})

const COLUMNS = {
  Middle: 'middleName',
  Nickname: 'familiar',
  Email: 'email',
  Phone: 'phone',
  'Pledge Class': 'pledgeClass',
  'Grad Year': 'class',
  Cohort: 'cohort',
  'Job Title': 'currentPosition',
  Company: 'currentCompany',
  Since: 'workStartDate',
  Until: 'workEndDate',
  Location: 'location',
  City: 'city',
  Country: 'country',
  LinkedIn: 'linkedinUrl',
  Instagram: 'instagramUrl',
  Birthday: 'birthday',
  Spouse: 'significantOther',
  Relationship: 'significantOtherType',
  Big: 'bigBrother',
  'Lineage Color': 'lineageColor',
  Bio: 'bio',
  Quote: 'quote',
} as const
const LISTS = {
  Offices: 'roles',
  Children: 'kids',
  Littles: 'littleBrothers',
  Interests: 'interests',
  Industry: 'companyTags',
} as const

test.each([
  'N/A',
  'n/a',
  'Unknown',
  'none',
  'TBD',
  '?',
  '-',
  '—',
  '#N/A',
  'k.A.',
  'néant',
  'see notes',
  'неизвестно',
  '不明',
  '(none)',
])('“%s” is nothing in every column, without a caveat', async (nothing) => {
  const headers = [...Object.keys(COLUMNS), ...Object.keys(LISTS), 'Role', 'Website', 'State']
  const row = {
    'First Name': 'Hugo',
    'Last Name': 'Larsen',
    ...Object.fromEntries(headers.map((name) => [name, nothing])),
  }
  const brother = taken(await readRow(row))
  for (const field of Object.values(COLUMNS)) expect([field, brother[field]]).toEqual([field, null])
  for (const field of Object.values(LISTS)) expect([field, brother[field]]).toEqual([field, []])
  expect(brother).toMatchObject({ firstName: 'Hugo', lastName: 'Larsen', role: 'member', remarks: [] })
})

test.each([
  ['Adrian', 'Null'],
  ['Na', 'Li'],
  ['Min-jun', 'Na'],
  ['Nil', 'Patel'],
  ['Peter', 'Noone'],
  ['Matt', 'Blank'],
  ['Jan', 'Niemand'],
  ['Nada', 'Nimri'],
  ['N.A.', 'Khan'],
  ['Wim', 'Geen'],
  ['Rob', 'None'],
])('%s %s is a brother', async (first, last) => {
  const row = await readRow({ First: first, Last: last })
  expect(taken(row)).toMatchObject({ firstName: first, lastName: last, remarks: [] })
})

test.each([
  ['N/A', 'Larsen'],
  ['Hugo', '?'],
  ['Unknown', 'Unknown'],
  ['-', '-'],
  ['TBD', 'TBD'],
])('“%s” “%s” is nobody’s name', async (first, last) => {
  expect(refused(await readRow({ First: first, Last: last }))).toMatch(/^(?:Only one name|There is no name)/)
})

test('a class 0, a no and a cross are read as what they are', async () => {
  expect(taken(await readRow({ Name: 'Hugo Larsen', Class: '0', Active: 'x' }))).toMatchObject({
    pledgeClass: 0,
    isActive: true,
  })
  expect(taken(await readRow({ Name: 'Hugo Larsen', Active: 'no' }))).toMatchObject({ isActive: false })
  expect(taken(await readRow({ Name: 'Hugo Larsen', Status: 'N/A' }))).toMatchObject({ isActive: true, remarks: [] })
})

test('NA as a country is a doubt that is told', async () => {
  expect(taken(await readRow({ Name: 'Hugo Larsen', Country: 'NA' }))).toMatchObject({
    country: null,
    remarks: ['“NA” as the country was taken for “not available”. Write Namibia where that is meant.'],
  })
  expect(taken(await readRow({ Name: 'Hugo Larsen', Country: 'Namibia' }))).toMatchObject({ country: 'Namibia' })
})

test('our own export means what it says', async () => {
  const ours =
    'firstName,lastName,pledgeClass,class,companyTags,littleBrothers,location,bigBrother\nHugo,Larsen,3,,None,N/A,Unknown,TBD\n'
  expect((await readRoster(ours)).lines.map(taken)).toMatchObject([
    { companyTags: ['None'], littleBrothers: ['N/A'], location: 'Unknown', bigBrother: 'TBD' },
  ])
})
