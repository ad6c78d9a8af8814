import { expect, test } from 'vitest'
import { MOST_ROWS, readCsv } from './csv.ts'

test.each([
  ['commas', 'Name,Sum\nDues,4.20\n'],
  ['semicolons, where commas are in the sums', 'Name;Sum\nDues;4.20\n'],
  ['tabs', 'Name\tSum\r\nDues\t4.20'],
  ['a mark at its beginning', '\uFEFFName,Sum\nDues,4.20'],
])('%s', (_divider, text) => {
  expect(readCsv(text).rows).toEqual([
    ['Name', 'Sum'],
    ['Dues', '4.20'],
  ])
})

test('quotes hold dividers, ends of lines and quotes', () => {
  expect(readCsv('"a, b","c\nd","e ""f"""\n,,').rows).toEqual([
    ['a, b', 'c\nd', 'e "f"'],
    ['', '', ''],
  ])
})

test('a quote without its end takes the rest, and a formula stays text', () => {
  expect(readCsv('=1+1,"open\nend').rows).toEqual([['=1+1', 'open\nend']])
})

test('a long one is cut', () => {
  const { rows, isCut } = readCsv('line\n'.repeat(MOST_ROWS + 2))
  expect([rows.length, isCut]).toEqual([MOST_ROWS + 1, true])
})
