// Names as people write them, in one cell or in several.
import { expect, test } from 'vitest'
import { readRow, refused, taken } from './roster.fixture.ts'

const named = async (cells: Record<string, string>) => {
  const { firstName, middleName, lastName, familiar, remarks } = taken(await readRow(cells))
  return { name: [firstName, middleName, lastName, familiar], remarks }
}

test.each<[string, (string | null)[]]>([
  ['Jonas Keating', ['Jonas', null, 'Keating', null]],
  ['Keating, Jonas', ['Jonas', null, 'Keating', null]],
  ['Keating, Jonas Paul', ['Jonas', 'Paul', 'Keating', null]],
  ['Hugo "Bear" Larsen', ['Hugo', null, 'Larsen', 'Bear']],
  ['Hugo “Bear” Larsen', ['Hugo', null, 'Larsen', 'Bear']],
  ["Hugo 'Bear' Larsen", ['Hugo', null, 'Larsen', 'Bear']],
  ['William (Bill) Carver', ['William', null, 'Carver', 'Bill']],
  ['J. R. Keating', ['J.', 'R.', 'Keating', null]],
  ['Jonas Keating Jr.', ['Jonas', null, 'Keating Jr.', null]],
  ['Jonas Keating, III', ['Jonas', null, 'Keating III', null]],
  ['Jonas Keating IX', ['Jonas', null, 'Keating IX', null]],
  ['Malcolm X', ['Malcolm', null, 'X', null]],
  ['Keating, Jonas, Jr.', ['Jonas', null, 'Keating Jr.', null]],
  ['Ludo van der Berg', ['Ludo', null, 'van der Berg', null]],
  ['Pedro Luis de la Cruz', ['Pedro', 'Luis', 'de la Cruz', null]],
  ['Ben Carver', ['Ben', null, 'Carver', null]],
  ['Jonas Ben Carver', ['Jonas', 'Ben', 'Carver', null]],
  ['Vũ Keating', ['Vũ', null, 'Keating', null]],
  ['Minh Quang Trần', ['Minh', 'Quang', 'Trần', null]],
  ['Van Morrison', ['Van', null, 'Morrison', null]],
  ["Yusuf D'Angelo-O’Neill", ['Yusuf', null, "D'Angelo-O’Neill", null]],
  ['محمد الحسن', ['محمد', null, 'الحسن', null]],
  ['\u3000Jonas\u00A0\u200B Keating\u200F ', ['Jonas', null, 'Keating', null]],
  ['Jose\u0301 Garci\u0301a', ['José', null, 'García', null]],
  ['Jonas\nKeating', ['Jonas', null, 'Keating', null]],
])('“%s” in one cell', async (Name, name) => {
  expect(await named({ Name })).toEqual({ name, remarks: [] })
})

test.each<[string, (string | null)[], string]>([
  [
    'Nguyễn Văn Minh',
    ['Minh', 'Văn', 'Nguyễn', null],
    '“Nguyễn Văn Minh” was read as last name Nguyễn, first name Minh.',
  ],
  ['中村 太郎', ['太郎', null, '中村', null], '“中村 太郎” was read as last name 中村, first name 太郎.'],
  ['김\u3000민준', ['민준', null, '김', null], '“김 민준” was read as last name 김, first name 민준.'],
  [
    'García Márquez, Gabriel José',
    ['Gabriel', 'José', 'García Márquez', null],
    '“García Márquez, Gabriel José” was read as last name García Márquez, first name Gabriel.',
  ],
  ['Dr. Jonas Keating', ['Jonas', null, 'Keating', null], '“Dr.” was left out of his name.'],
  [
    'Hugo Larsen (deceased)',
    ['Hugo', null, 'Larsen', null],
    '“(deceased)” was left out of his name; he was taken as inactive.',
  ],
])('“%s” is read, and said how', async (Name, name, remark) => {
  expect(await named({ Name })).toEqual({ name, remarks: [remark] })
})

test('names in columns of their own stand as they are', async () => {
  expect(await named({ First: 'Nguyễn-Anh', Last: 'de la Cruz', Middle: 'J.', Nickname: 'Rook' })).toEqual({
    name: ['Nguyễn-Anh', 'J.', 'de la Cruz', 'Rook'],
    remarks: [],
  })
  expect(await named({ 'Given Name': 'William "Bill"', 'Family Name': 'Carver', 'Name Suffix': 'Jr.' })).toEqual({
    name: ['William', null, 'Carver Jr.', 'Bill'],
    remarks: [],
  })
  expect(await named({ Name: 'Jonas Keating', First: '', Last: '' })).toEqual({
    name: ['Jonas', null, 'Keating', null],
    remarks: [],
  })
})

const ONE_NAME = 'A brother needs a first and a last name. Who has but one is written with it in both.'

test.each([
  [{ Name: 'Malik & Sean Quinn' }, 'Two brothers on one line: Malik & Sean Quinn. Give each a line of his own.'],
  [{ Name: 'Malik and Sean Quinn' }, 'Two brothers on one line: Malik and Sean Quinn. Give each a line of his own.'],
  [{ First: 'Malik/Sean', Last: 'Quinn' }, 'Two brothers on one line: Malik/Sean Quinn. Give each a line of his own.'],
  [{ Name: 'Beckett' }, `Only one name: Beckett. ${ONE_NAME}`],
  [{ First: 'Beckett', Last: ' ' }, `Only one name: Beckett. ${ONE_NAME}`],
  [{ Name: '田中太郎' }, `Only one name: 田中太郎. ${ONE_NAME}`],
  [{ Name: '', Phone: '1' }, 'There is no name.'],
  [{ Name: '512 555 0199' }, '“512 555 0199” is not a name.'],
  [
    { Name: '=HYPERLINK("http://example.org")' },
    'A formula stands where his name should: =HYPERLINK("http://example.org")',
  ],
  [{ First: '@SUM(A1)', Last: 'Quinn' }, 'A formula stands where his name should: @SUM(A1)'],
  [{ First: 'x'.repeat(121), Last: 'Quinn' }, 'A name has at most 120 characters.'],
])('%o is refused', async (cells, reason) => {
  expect(refused(await readRow(cells))).toBe(reason)
})

test('a name of 120 characters is as long as one can be', async () => {
  expect(await named({ First: 'x'.repeat(120), Last: 'Quinn' })).toMatchObject({
    name: ['x'.repeat(120), null, 'Quinn', null],
  })
})

test('a reason names the man it is about', async () => {
  expect(await readRow({ First: 'Tariq & Sean', Last: 'Haddad' })).toMatchObject({
    row: 2,
    name: 'Tariq & Sean Haddad',
  })
})
