// Work experience from a LinkedIn export: the file, or the zip it comes in.
import { createHash } from 'node:crypto'
import { linkedin } from '@aerie/contract/linkedin'
import { Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let brother: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  brother = await world.as('rook')
})
afterAll(() => world.close())

const upload = async (content: string | Uint8Array<ArrayBuffer>, name = 'Positions.csv') =>
  brother(linkedin.extract, { form: { file: { field: 'export', name, content } } })

const bytes = (text: string) => new TextEncoder().encode(text)

const CSV = [
  'Company Name,Title,Description,Location,Started On,Finished On',
  'Gilt & Sons,Signwriter,,Porto,Sep 2017,Jul 2019',
  'Harbour Press,"Letterer, ""by hand""","Two lines',
  'of it",Lisbon,Aug 2019,',
  '"Rookery, Data",Data Analyst,,,2015,Mar 2017',
  ',,,,,',
].join('\n')

const FOUND = {
  success: true,
  message: 'Found 3 positions.',
  workExperience: [
    { title: 'Letterer, "by hand"', company: 'Harbour Press', startDate: 'August 2019', endDate: null },
    { title: 'Signwriter', company: 'Gilt & Sons', startDate: 'September 2017', endDate: 'July 2019' },
    { title: 'Data Analyst', company: 'Rookery, Data', startDate: '2015', endDate: 'March 2017' },
  ],
}

/** As programs write it that do not know a size before they are done with it. */
function streamedZip(files: Record<string, Uint8Array>) {
  const parts: Uint8Array[] = []
  const zip = new Zip((_error, part) => parts.push(part))
  for (const [name, content] of Object.entries(files)) {
    const entry = name.endsWith('.jpg') ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(entry)
    entry.push(content, true)
  }
  zip.end()
  return Uint8Array.from(Buffer.concat(parts))
}

const noise = new Uint8Array(createHash('shake256', { outputLength: 60_000 }).digest())
const EXPORT = { 'Profile.csv': bytes('First Name\nRook'), 'Jobs/photo.jpg': noise, 'Positions.csv': bytes(CSV) }

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['as it is', CSV],
  ['from a spreadsheet', `\uFEFF${CSV.replaceAll('\n', '\r\n')}`],
  ['under notes', `Notes:\n"What you told us about your ""work"""\n\n${CSV}`],
  ['in Windows-1252', new Uint8Array(Buffer.from(`${CSV}\n,,caf\u00e9,,,`, 'latin1'))],
  ['in a zip', zipSync(EXPORT)],
  ['stored in a folder of a zip', zipSync({ 'Complete_Export/Positions.csv': bytes(CSV) }, { level: 0 })],
  ['in a zip that was streamed', streamedZip({ ...EXPORT, 'Skills.csv': bytes('Name\nLettering') })],
  ['last in a zip that was streamed', streamedZip(EXPORT)],
  ['beside something huge', zipSync({ 'a.csv': new Uint8Array(20_000_000), ...EXPORT })],
])('positions are read %s, the newest first', async (_how, content) => {
  const { status, body } = await upload(content)
  expect(status).toBe(200)
  expect(body).toEqual(FOUND)
})

const UNKNOWN = 'This is not Positions.csv of a LinkedIn export, or it is damaged.'

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['a zip without it', zipSync({ 'Skills.csv': bytes('Name') }), 'There is no Positions.csv in this zip.'],
  ['half a zip', zipSync({ 'Positions.csv': noise }).slice(0, 30_000), 'This zip is damaged.'],
  [
    'a bomb',
    zipSync({ 'Positions.csv': new Uint8Array(20_000_000) }, { level: 9 }),
    'Positions.csv is larger than 5 MB.',
  ],
  ['another list', 'First Name,Last Name\nRook,Kelleher', UNKNOWN],
  ['a picture', noise, UNKNOWN],
  ['nothing', '', UNKNOWN],
  ['an open quote', `${CSV}\n"Gilt`, UNKNOWN],
  ['a header alone', CSV.split('\n')[0] ?? '', 'There are no positions in this file.'],
])('%s says so, and asks to type them', async (_what, content, sentence) => {
  const { status, body } = await upload(content)
  expect(status).toBe(200)
  expect(body).toEqual({ success: false, workExperience: [], message: `${sentence} Type your positions in.` })
})

test('no more comes back than a profile holds', async () => {
  const many = Array.from({ length: 90 }, (_, n) => `House ${n},Porter,,,${1930 + n},${1931 + n}`)
  const { body } = await upload([CSV.split('\n')[0], ...many].join('\n'))
  expect(body.workExperience).toHaveLength(30)
  expect(body.workExperience[0]).toMatchObject({ company: 'House 89' })
})

test('more than 50 MB is refused', async () => {
  const { status, problem } = await upload(new Uint8Array(53_000_000), 'export.zip')
  expect([status, problem.title]).toEqual([413, 'Too large'])
})

test('an address of a profile leads to the export', async () => {
  const { body } = await brother(linkedin.extract, { body: { linkedinUrl: 'https://www.linkedin.com/in/rook' } })
  expect(body).toMatchObject({ success: false, workExperience: [] })
  const { status, problem } = await brother(linkedin.extract, { body: { linkedinUrl: ' ' } })
  expect([status, problem.detail]).toEqual([400, 'Please enter a LinkedIn profile URL.'])
})

test('a server without LinkedIn says so', async () => {
  const { status, problem } = await brother(linkedin.auth)
  expect([status, problem.detail]).toEqual([503, 'LinkedIn is not set up here.'])
  const { statusCode, headers } = await world.app.inject('/api/linkedin/callback?code=a&state=b')
  expect([statusCode, headers.location]).toEqual([302, '/profile?linkedin=error'])
})
