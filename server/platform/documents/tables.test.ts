// Excel and CSV files as tables: values as the file shows them, row by row, within bounds.
import type { Cell, Workbook } from '@aerie/contract/document-viewing'
import { type BookType, utils, write } from '@e965/xlsx'
import { strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { madeRelationships, madeXlsx, madeXlsxOf } from './made-document.fixture.ts'
import { checkOldOffice } from './old-office.ts'
import { readTables, type TableFormat } from './tables.ts'

async function tablesOf(file: Uint8Array, format: TableFormat = 'xlsx', isCut = false) {
  const { rendition, pages } = await readTables(file, format, isCut)
  const workbook: Workbook = JSON.parse(strFromU8(rendition?.bytes ?? new Uint8Array()))
  const [first] = workbook.sheets
  return { ...workbook, rows: first?.rows ?? [], first, text: pages.map(({ body }) => body).join('\n') }
}
const words = (rows: Cell[][]) => rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell?.text : cell)))

const cell = (place: string, inside: string, more = '') => `<c r="${place}"${more}>${inside}</c>`
const sheetOf = (rows: string, more = '') => `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`

test('values are read row by row as the file shows them: words, dates, shares, and what came of formulas', async () => {
  const rows = `<row r="1">${cell('A1', '<v>0</v>', ' t="s"')}${cell('B1', '<is><t>Inline</t></is>', ' t="inlineStr"')}</row>
    <row r="2">${cell('A2', '<v>46000</v>', ' s="1"')}${cell('B2', '<v>0.125</v>', ' s="2"')}${cell('C2', '<f>B2*2</f><v>42</v>')}</row>`
  const read = await tablesOf(madeXlsxOf(sheetOf(rows), '<sst><si><t>Roof</t></si></sst>'))
  expect(words(read.rows)).toEqual([
    ['Roof', 'Inline'],
    ['2025-12-09', '12.50%', '42'],
  ])
  expect(read.text).toBe('Dues\nRoof Inline\n2025-12-09 12.50% 42')
})

test('any prefix and the strict kind are read', async () => {
  const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
  const sheet = `<x:worksheet xmlns:x="${strict}"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  const shared = `<x:sst xmlns:x="${strict}"><x:si><x:t>Roof</x:t></x:si></x:sst>`
  expect(words((await tablesOf(madeXlsxOf(sheet, shared))).rows)).toEqual([['Roof']])
  const named = madeXlsxOf(sheetOf('<row r="1"><c r="A1"><v>7</v></c></row>'), '<sst/>', {
    'xl/_rels/workbook.xml.rels': madeRelationships([['rId1', 'worksheet', '/XL/Worksheets/Sheet1.XML']]),
  })
  expect(words((await tablesOf(named)).rows)).toEqual([['7']])
})

test('joined cells stand once, and cover the places of the others', async () => {
  const rows = `<row r="1">${cell('A1', '<v>1</v>')}${cell('C1', '<v>3</v>')}</row><row r="2">${cell('C2', '<v>6</v>')}</row>`
  const merged = '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="B2:XFD1048576"/></mergeCells>'
  expect((await tablesOf(madeXlsxOf(sheetOf(rows, merged)))).rows).toEqual([
    [{ text: '1', isNumber: true, across: 2, down: 2 }, null, { text: '3', isNumber: true }],
    [null, null, { text: '6', isNumber: true }],
  ])
  const title = sheetOf(
    `<row r="1">${cell('A1', '<v>1</v>')}</row>`,
    '<mergeCells><mergeCell ref="A1:C1"/></mergeCells>',
  )
  expect((await tablesOf(madeXlsxOf(title))).rows).toEqual([[{ text: '1', isNumber: true, across: 3 }, null, null]])
})

test('hidden sheets say so, and old files are read like new ones', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Zoë', 1]]), 'Dues')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Kept aside']]), 'Notes')
  book.Workbook = { Sheets: [{}, { Hidden: 1 }] }
  for (const [bookType, format] of [
    ['xlsx', 'xlsx'],
    ['biff8', 'xls'],
  ] as const satisfies [BookType, TableFormat][]) {
    const file = new Uint8Array(write(book, { type: 'buffer', bookType }))
    if (format === 'xls') checkOldOffice(file, 'xls')
    const { sheets } = await tablesOf(file, format)
    expect(sheets.map(({ name, isHidden, rows }) => [name, isHidden, words(rows)])).toEqual([
      ['Dues', false, [['Zoë', '1']]],
      ['Notes', true, [['Kept aside']]],
    ])
  }
})

test('of a long sheet the first 2,000 rows are shown, and more are searched', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 2_005 }, (_, at) => [`row${at + 1}`])), 'Long')
  const { first, text } = await tablesOf(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })))
  expect([first?.rows.length, first?.isCut]).toEqual([2_000, true])
  expect(text).toContain('row2005')
})

test('a sheet that says to be as large as can be is as large as what stands in it', async () => {
  const rows = `<row r="1">${cell('A1', '<v>1</v>')}${cell('XFD1', '<v>2</v>')}</row>`
  const { first } = await tablesOf(madeXlsxOf(`<worksheet><dimension ref="A1:XFD1048576"/>${sheetOf(rows).slice(11)}`))
  expect([first?.columns, first?.isNarrowed]).toEqual([1, true])
})

test.each([
  ['commas', 'Name,Sum\nDues,4.20\n'],
  ['semicolons, where commas are in the sums', 'Name;Sum\nDues;4.20\n'],
  ['tabs', 'Name\tSum\r\nDues\t4.20'],
  ['a mark at its beginning', '\uFEFFName,Sum\nDues,4.20'],
])('a CSV with %s', async (_, text) => {
  const { rows, first } = await tablesOf(strToU8(text), 'csv')
  expect([rows, first?.isCut]).toEqual([
    [
      ['Name', 'Sum'],
      ['Dues', '4.20'],
    ],
    false,
  ])
})

test('of a CSV quotes hold dividers and ends of lines, formulas stay text, and Excel’s letters are read', async () => {
  const quoted = await tablesOf(strToU8('"a, b","c\nd","e ""f"""\n=1+1,,'), 'csv')
  expect(quoted.rows).toEqual([
    ['a, b', 'c\nd', 'e "f"'],
    ['=1+1', '', ''],
  ])
  expect((await tablesOf(strToU8('=1+1,"open\nend'), 'csv')).rows).toEqual([['=1+1', '"open'], ['end']])
  expect((await tablesOf(new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x3b, 0x31]), 'csv')).rows).toEqual([['café', '1']])
  expect((await tablesOf(strToU8('line\n'.repeat(2_002)), 'csv')).first?.isCut).toBe(true)
})

test('what is another program’s, or none’s, says so', () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[1]]), 'A')
  const xls = new Uint8Array(write(book, { type: 'buffer', bookType: 'biff8' }))
  expect(() => checkOldOffice(xls, 'doc')).toThrow(/^This is an old Excel file, although its name ends in \.doc/)
  expect(() => checkOldOffice(madeXlsx(), 'xls')).toThrow('This is not a xls file.')
  expect(() => checkOldOffice(xls.subarray(0, 700), 'xls')).toThrow(/damaged/)
})
