// The same roster in every encoding, with every delimiter and line end, and what is no roster at all.
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import { expect, test } from 'vitest'
import { openRoster } from './open-roster.ts'
import { options, readRoster, taken } from './roster.fixture.ts'

const LINES = ['First name,Last name,City', 'Søren,Müller,Zürich', 'Élise,D’Angelo,São Paulo']
const asText = (end = '\n', delimiter = ',') => LINES.join(end).replaceAll(',', delimiter)

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
/** The few letters of the roster that Latin-1 lacks have a place of their own in Windows-1252. */
const windows1252 = (text: string) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1')

async function expectBoth(file: string | Buffer | Buffer[]) {
  const { lines } = await readRoster(file)
  expect(lines.map(({ row }) => row)).toEqual([2, 3])
  expect(lines.map(taken)).toMatchObject([
    { firstName: 'Søren', lastName: 'Müller', location: 'Zürich' },
    { firstName: 'Élise', lastName: 'D’Angelo', location: 'São Paulo' },
  ])
}

test.each<[string, string | Buffer]>([
  ['UTF-8', asText()],
  ['UTF-8 with a mark', `\uFEFF${asText()}`],
  ['UTF-16 LE', Buffer.from(`\uFEFF${asText('\r\n', '\t')}`, 'utf16le')],
  ['UTF-16 BE', utf16be(`\uFEFF${asText('\r\n', '\t')}`)],
  ['Windows-1252', windows1252(asText('\r\n', ';'))],
  [
    'Windows-1252 and UTF-8 pasted together',
    Buffer.concat([Buffer.from(`${LINES[0]}\n${LINES[1]}\n`), windows1252(LINES[2] ?? '')]),
  ],
  ['CRLF', asText('\r\n')],
  ['CR', asText('\r')],
  ['a line end after the last row', `${asText()}\n`],
  ['mixed line ends', `${LINES[0]}\r\n${LINES[1]}\n${LINES[2]}\r`],
  ['semicolons', asText('\n', ';')],
  ['tabs', asText('\n', '\t')],
  ['a first line that names the delimiter', `sep=|\r\n${asText('\r\n', '|')}`],
  ['blank lines before the header', `\n \n${asText()}`],
])('%s', (_, file) => expectBoth(file))

const inChunks = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))

test('rows are the same wherever a file is cut into chunks', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `Søren,Larsen${at},"12 Elm St, 3\r\nZürich ""N"""`)
  const text = `\uFEFF${['First name,Last name,City', '', ...rows].join('\r\n')}`
  const whole = await readRoster(text)
  expect(whole.lines.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 3))
  for (const bytes of [Buffer.from(text), Buffer.from(text, 'utf16le'), utf16be(text)]) {
    for (const size of [1, 3, 5000]) expect(await readRoster(inChunks(bytes, size))).toEqual(whole)
  }
})

test('NULs further down a text are nothing', async () => {
  const { lines } = await readRoster(`Name\n${'Hugo Larsen\n'.repeat(1000)}Em\0ile Zh\0ao`)
  expect(taken(lines.at(-1))).toMatchObject({ firstName: 'Emile', lastName: 'Zhao' })
  expect(lines.at(-1)?.cells).toEqual(['Emile Zhao'])
})

test('a delimiter inside quotes of the header does not count', async () => {
  const { columns } = await readRoster('"Name; first, last; a;b;c;d",First,Last\nx,Hugo,Larsen')
  expect(columns).toHaveLength(3)
})

test('a single column of names may hold commas', async () => {
  const { lines } = await readRoster('Name\nKeating, Jonas\nHugo Larsen')
  expect(lines.map(taken)).toMatchObject([
    { firstName: 'Jonas', lastName: 'Keating', remarks: [] },
    { firstName: 'Hugo', lastName: 'Larsen' },
  ])
})

const refusal = async (file: string | Buffer) => {
  const source = Readable.from([Buffer.from(file)], { objectMode: true })
  const error = await openRoster(source, options).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(UnreadableRoster)
  return (error as UnreadableRoster).message
}

test.each<[string, string | Buffer, string]>([
  ['nothing', '', 'The file is empty.'],
  ['a mark and nothing', '\uFEFF', 'The file is empty.'],
  ['blank lines', '\n\n ,, \n', 'The file is empty.'],
  ['a header', 'First name,Last name\n', 'The file has a header but no rows.'],
  ['a header and blank rows', 'First name,Last name\n,\n\n', 'The file has a header but no rows.'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'This is a PNG picture. Choose a CSV file.'],
  ['a PDF', '%PDF-1.7\n', 'This is a PDF document. Choose a CSV file.'],
  ['bytes', Buffer.from([1, 2, 0, 3, 0, 0, 9]), 'This is not a text file. Choose a CSV file.'],
  [
    'a ZIP',
    Buffer.from('PK\x03\x04roster.csv', 'latin1'),
    'This is a ZIP archive. Unpack it and choose the CSV file inside.',
  ],
  ['a vCard', 'BEGIN:VCARD\nFN:Hugo', 'This is a vCard file. Export your contacts as CSV and import that file.'],
  [
    'a workbook',
    Buffer.from('PK\x03\x04\0\0[Content_Types].xml xl/workbook.xml', 'latin1'),
    'This is an Excel workbook. Open it in your spreadsheet program and save it as CSV, then import that file.',
  ],
  [
    'no names',
    'Email,Phone\na@example.org,1',
    'No column holds the names: there has to be one called “Name”, or “First name” and “Last name”. ' +
      'Found: Email, Phone.',
  ],
])('%s cannot be read as a whole', async (_, file, sentence) => {
  expect(await refusal(file)).toBe(sentence)
})

test('a file without line ends is given up before it fills the memory', async () => {
  expect(await refusal(`Name,${'x'.repeat(2_000_000)}`)).toBe('A line of this file has no end. Is it a CSV file?')
})

test.each([
  ['a PDF', '%PDF-1.7\n'],
  ['a file without names', 'Email,Phone\n'],
])('after %s the rest of an upload can still be read to its end', async (_, beginning) => {
  const source = new PassThrough()
  source.write(beginning.padEnd(10_000, 'x'))
  source.write('\n')
  await expect(openRoster(source, options)).rejects.toThrow(UnreadableRoster)
  expect(source.destroyed).toBe(false)
  source.end('x'.repeat(100_000))
  await once(source.resume(), 'end')
})

test('a reader that stops half-way leaves the rest to the owner of the upload', async () => {
  const source = new PassThrough()
  source.write(`Name\n${'Hugo Larsen\n'.repeat(1000)}`)
  const { rows } = await openRoster(source, options)
  for await (const { row } of rows) if (row === 5) break
  source.end('x'.repeat(100_000))
  await once(source.resume(), 'end')
})
