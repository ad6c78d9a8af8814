// Rosters people really have, from the first row to the last.
import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { openRoster } from './open-roster.ts'
import { options, readRoster, refused, taken } from './roster.fixture.ts'

async function readFile(name: string) {
  const source = createReadStream(new URL(`../../test/rosters/${name}`, import.meta.url))
  const roster = await openRoster(source, options)
  return { columns: roster.columns, lines: await Array.fromAsync(roster.rows) }
}

const fieldsOf = (columns: { header: string; field: string | null }[]) =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]))

test("a phone's contacts: 40 brothers and a pizza place, in spite of line breaks and needless columns", async () => {
  const { columns, lines } = await readFile('contacts-export.csv')
  expect(fieldsOf(columns)).toMatchObject({
    'First Name': 'firstName',
    'Organization Title': 'currentPosition',
    'E-mail 1 - Value': 'email',
    'E-mail 2 - Value': null,
    'Address 1 - Formatted': null,
    'Address 1 - Region': 'region',
    'Website 1 - Value': 'website',
    Notes: null,
    Labels: null,
  })
  const brothers = lines.map(taken)
  expect(brothers).toHaveLength(41)
  expect(brothers.filter(({ email }) => email === null).map(({ lastName }) => lastName)).toEqual(['Place'])
  expect(brothers.flatMap(({ remarks }) => remarks)).toEqual([])
  expect(brothers[0]).toMatchObject({
    firstName: 'Tariq',
    middleName: 'J.',
    lastName: 'Tran',
    email: 'tariq.tran0@example.org',
    phoneKey: '+15125550000',
    linkedinUrl: 'https://www.linkedin.com/in/tariq-0',
    location: 'Chicago, IL',
    city: 'Chicago',
    country: 'United States',
    bio: null,
  })
  expect(brothers[3]).toMatchObject({ firstName: 'Søren', location: 'Zürich, ZH', country: 'Switzerland' })
  expect(lines.map(({ row }) => row)).toEqual(Array.from({ length: 41 }, (_, at) => at + 2))
})

test('a spreadsheet with semicolons: 40 brothers, four without a class, one with two offices', async () => {
  const { lines } = await readFile('spreadsheet-semicolons-bom.csv')
  const brothers = lines.map(taken)
  expect(brothers).toHaveLength(40)
  expect(brothers.filter(({ pledgeClass }) => pledgeClass === null).map(({ remarks }) => remarks)).toEqual(
    Array(4).fill(['“Founding” does not say which founding class; he was taken without a class.']),
  )
  expect(brothers[5]).toMatchObject({ lastName: 'Abernathy', roles: ['President', 'Rush Chair'], remarks: [] })
  expect(brothers[0]).toMatchObject({ pledgeClass: 21, class: null, location: 'Austin, TX', city: 'Austin' })
})

test("another product's export: 40 brothers, the inactive and the dead inactive, bigs by name", async () => {
  const { columns, lines } = await readFile('membership-system.csv')
  expect(fieldsOf(columns)).toMatchObject({
    'Initiation Class': 'pledgeClass',
    'Grad Year': 'class',
    'Member ID': null,
  })
  const brothers = lines.map(taken)
  expect(brothers).toHaveLength(40)
  expect(brothers.filter(({ isActive }) => !isActive)).toHaveLength(4)
  expect(brothers.filter(({ remarks }) => remarks.length > 0).map(({ remarks }) => remarks)).toEqual([
    ['“Deceased” was taken as inactive.'],
  ])
  expect(brothers[7]).toMatchObject({
    email: 'kwame.dangelo87@example.org',
    phoneKey: '+15125550087',
    pledgeClass: 30,
    class: 2007,
    bigBrother: 'Dmitri Sørensen',
  })
})

test('a list kept by hand: every line is a brother or a numbered reason', async () => {
  const { lines } = await readFile('hand-kept-tabs.tsv.csv')
  const outcome = Object.fromEntries(
    lines.map((line) => [
      line.row,
      'reason' in line ? line.reason : `${line.brother.firstName} ${line.brother.lastName}`,
    ]),
  )
  expect(outcome).toEqual({
    2: 'Jonas Keating',
    3: 'Jonas Keating',
    4: 'Two brothers on one line: Malik & Sean Quinn. Give each a line of his own.',
    5: 'Tariq Haddad',
    6: 'There is no name.',
    7: 'Emile Zhao',
    8: 'A formula stands where his name should: =HYPERLINK("http://example.org","click")',
    9: 'محمد الحسن',
    10: 'Minh Nguyễn',
    11: 'Only one name: Beckett. A brother needs a first and a last name. Who has but one is written with it in both.',
    12: 'Oskar Novak',
    13: 'Dmitri Petrov',
    14: 'Hugo Larsen',
    15: 'Felix Brandt',
    16: 'Hiroshi Nakamura',
  })
  expect(refused(lines[2])).toContain('Malik & Sean Quinn')
})

test('what the list kept by hand says of those it takes', async () => {
  const { lines } = await readFile('hand-kept-tabs.tsv.csv')
  const brother = (row: number) => taken(lines[row - 2])
  const american = {
    email: 'jonas.keating@example.org',
    phoneKey: '+15125550199',
    pledgeClass: 12,
    country: 'United States',
  }
  expect(brother(2)).toMatchObject({ ...american, location: 'Austin, TX', kids: [] })
  expect(brother(2).remarks).toEqual(['“2” does not name a child; it was left out.'])
  expect(brother(3)).toMatchObject({ ...american, location: 'Austin, Texas', remarks: [] })
  expect(brother(5)).toMatchObject({
    email: null,
    remarks: expect.arrayContaining([
      '“tariq.haddad(at)example.org” is not an e-mail address; he came in without one.',
    ]),
  })
  expect(brother(7)).toMatchObject({ phoneKey: '+33612345678', location: 'Paris', country: 'France' })
  expect(brother(7).kids).toEqual([{ name: 'Léa', gender: null, birthYear: 2015 }])
  expect(brother(7).remarks).toEqual(['“03/04/1988” is not a class; he was taken without one.'])
  expect(brother(9)).toMatchObject({ pledgeClass: 21, location: 'عمان', country: 'Jordan' })
  expect(brother(10)).toMatchObject({ middleName: 'Văn', location: 'Thành phố Hồ Chí Minh', country: 'Vietnam' })
  expect(brother(10).remarks).toEqual(['“Nguyễn Văn Minh” was read as last name Nguyễn, first name Minh.'])
  expect(brother(12).remarks).toEqual(['There is no class 36 yet, the last is 35; he was taken without a class.'])
  expect(brother(13)).toMatchObject({ email: 'dmitri.petrov@example.org', pledgeClass: -1 })
  expect(brother(13).remarks).toEqual(['Only one e-mail address is kept; left out: d.petrov@work.example.org.'])
  expect(brother(14)).toMatchObject({ familiar: 'Bear', kids: [{ name: 'Nils' }, { name: 'Ada' }] })
  expect(brother(15)).toMatchObject({ pledgeClass: null, class: 1998, location: 'Zürich' })
  expect(brother(15).remarks).toEqual([
    'More cells than columns; left out: “an extra cell”.',
    '1998 was read as the year of graduation.',
  ])
  expect(brother(16)).toMatchObject({ email: 'hiroshi@xn--r8jz45g.jp', location: '東京', country: 'Japan' })
})

test('contacts as Google exports them have a birthday without a year, and a title that is no job', async () => {
  const header =
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - City,Address 1 - Region,Address 1 - Country'
  const row =
    'Yorick,,Grady,,,,Dr.,Jr.,Rick,,Acme,Engineer,,--03-14,,,* myContacts,* Work,yorick.grady@example.org,Mobile,+1 512-555-0160,Home,Austin,TX,US'
  const { lines } = await readRoster(`${header}\n${row}\n`)
  expect(taken(lines[0])).toMatchObject({
    firstName: 'Yorick',
    lastName: 'Grady Jr.',
    familiar: 'Rick',
    birthday: '14 March',
    currentPosition: 'Engineer',
    currentCompany: 'Acme',
    email: 'yorick.grady@example.org',
    phoneKey: '+15125550160',
    location: 'Austin, TX',
    country: 'United States',
    isActive: true,
    remarks: ['The title “Dr.” was left aside.'],
  })
})
