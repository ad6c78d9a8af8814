// How lines become rows: quotes that do not pair, cells too many or too few, blank rows, and rows read again.
import { expect, test } from 'vitest'
import { rereadRoster } from './open-roster.ts'
import { options, readRoster, refused, taken } from './roster.fixture.ts'

const HEADER = 'First name,Last name,E-mail,City'
const namesOf = async (...lines: string[]) => {
  const read = await readRoster([HEADER, ...lines].join('\n'))
  return read.lines.map((line) =>
    'reason' in line ? line.reason : `${line.row} ${line.brother.firstName} ${line.brother.lastName}`,
  )
}

const REST = [
  'Emile,Zhao,emile@example.org,Paris',
  'Hugo,Larsen,hugo@example.org,"Bergen, Norway"',
  'Felix,Brandt,felix@example.org,Bonn',
]
const RESTS_NAMES = ['3 Emile Zhao', '4 Hugo Larsen', '5 Felix Brandt']

test.each([
  ['opens and never closes', '"Jonas,Keating,jonas@example.org,Austin'],
  ['opens at the end of its line', 'Jonas,Keating,jonas@example.org,"'],
  ['closes only', 'Jonas,Keating",jonas@example.org,Austin'],
  ['stands inside', 'Jonas,"Keat"ing,jonas@example.org,Austin'],
  ['is doubled on one side', 'Jonas,""Keating,jonas@example.org,Austin'],
  ['is followed by a blank', '"Jonas" , "Keating" ,jonas@example.org,"Austin" '],
])('a quote that %s spoils no other line', async (_, line) => {
  expect(await namesOf(line, ...REST)).toEqual(['2 Jonas Keating', ...RESTS_NAMES])
})

test.each([20, 5000])('a stray quote does not reach to the next one %i rows below', async (count) => {
  const many = Array.from({ length: count }, (_, at) => `Emile,Zhao${at},e${at}@example.org,Paris`)
  const names = await namesOf(
    '"Jonas,Keating,jonas@example.org,Austin',
    ...many,
    'Hugo,Larsen,h@example.org,5\'11"',
    '',
  )
  expect(names).toHaveLength(count + 2)
  expect([names[0], names[1], names.at(-1)]).toEqual(['2 Jonas Keating', '3 Emile Zhao0', `${count + 3} Hugo Larsen`])
})

test('two stray quotes at line ends do not make one cell of what is between them', async () => {
  const line = (name: string, city: string) => `${name},Keating,${name}@example.org,${city}`
  expect(
    await namesOf(line('Jonas', '"'), line('Emile', 'Paris'), line('Owen', '"'), line('Felix', 'Bonn'), ''),
  ).toEqual(['2 Jonas Keating', '3 Emile Keating', '4 Owen Keating', '5 Felix Keating'])
})

test('a short row does not change how the rows below it are read', async () => {
  const { lines } = await readRoster(`${HEADER}\nOwen,Petrov\nJonas,"Keat"ing,jonas@example.org,"Austin, TX"`)
  expect(lines.map(taken)).toMatchObject([{ lastName: 'Petrov' }, { lastName: 'Keating', location: 'Austin, TX' }])
})

test('a cell may go over lines, hold delimiters and doubled quotes', async () => {
  const { lines } = await readRoster('Name,Bio\r\nHugo Larsen,"One, ""two""\r\n\r\nthree"\r\nEmile Zhao,x')
  expect(lines.map(taken)).toMatchObject([{ bio: 'One, "two"\n\nthree' }, { firstName: 'Emile', bio: 'x' }])
  expect(lines.map(({ row }) => row)).toEqual([2, 3])
})

test('cells too many are named, empty ones are not; cells too few are empty', async () => {
  const { lines } = await readRoster(`${HEADER}\nHugo,Larsen,h@example.org,Bonn,a,,b\nEmile,Zhao,,,,\nJonas,Keating`)
  expect(lines.map(taken)).toMatchObject([
    { remarks: ['More cells than columns; left out: “a”, “b”.'] },
    { remarks: [], email: null },
    { remarks: [], email: null, location: null },
  ])
})

test('blank rows are no rows, but the rows below them keep the number a spreadsheet shows', async () => {
  const { lines } = await readRoster(`${HEADER}\n\nHugo,Larsen,,\n,,,\n   \nEmile,Zhao,,`)
  expect(lines.map(({ row }) => row)).toEqual([3, 6])
})

test('a header repeated inside the file is not a brother', async () => {
  const { lines } = await readRoster(`${HEADER}\nHugo,Larsen,,\n${HEADER}`)
  expect(refused(lines[1])).toBe('The header is repeated here.')
})

test('rows that were kept are read again as they were the first time', async () => {
  const file =
    'Name,E-mail,Class,Bio\nBeckett,,,\nTariq Haddad,tariq(at)example.org,3,"a\nb"\n\'=1,x,,\nHugo Larsen,,36,,extra'
  const { columns, lines } = await readRoster(file)
  const kept = JSON.parse(JSON.stringify(lines.map(({ row, cells }) => ({ row, cells }))))
  const again = rereadRoster(
    columns.map(({ header }) => header),
    kept,
    options,
  )
  expect(again.columns).toEqual(columns)
  expect(await Array.fromAsync(again.rows)).toEqual(lines)
})
