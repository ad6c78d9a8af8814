// A stamped PDF names its copy: in its lines, among its keywords, and by the mark that is read from a picture of a page.
import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carrierOf, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import { lumaOf } from '@aerie/watermark/reading/marked-photo.fixture'
import { readPicture } from '@aerie/watermark/reading/read-picture'
import { degrees, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { madePdf } from './made-document.fixture.ts'
import { readPdf } from './pdf.ts'
import { seenPage } from './stamp/seen-page.ts'
import { stampPdf } from './stamp-pdf.ts'

const KEY = Buffer.alloc(32, 7)
const ID = 10 * 2 ** 32 + 123_456_789
const stamp = (line = 'Issued to Arjun Nair, 14 November 2026, copy 0a075bcd15') => ({
  tile: tileOf(carrierOf(KEY), encode(payloadOf(KEY, ID))),
  seed: ID,
  line,
  besides: ', member 57',
  code: '0a075bcd15',
})
const issuedTo = (name: string) => `Issued to ${name}, 14 November 2026, copy 0a075bcd15`
const field = (name: string) => readFile(new URL(name, import.meta.url))
const bodiesOf = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.map(({ body }) => body)

/** A page as a screen shows it. */
async function photograph(pdf: Uint8Array) {
  const { data, ...size } = await shown(pdf, 110 / 72)
  return sharp(data, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 75 })
    .toBuffer()
}

async function shown(pdf: Uint8Array, scale: number) {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const { width, height, data } = await document.getPage(0).render({ scale, render: 'bitmap' })
  return { width, height, data }
}

async function marksOf(picture: Buffer) {
  const copies = [{ id: ID, memberId: 3, keyId: 1, isReuploaded: false }]
  const archive = archiveOf([{ id: 1, original: null, copies }])
  return (await readPicture(await lumaOf(picture), { keys: [{ id: 1, secret: KEY }], archive })).marks
}

test('its mark is read from a picture of a page, and from none of another copy', async () => {
  const stamped = await stampPdf(await madePdf(['The survey of 4019 Pine', 'Second page']), stamp())
  expect(await marksOf(await photograph(stamped))).toMatchObject([{ copyId: ID, evidence: 'decoded', names: true }])
})

test('on a page that a scanner has turned it is read as well', async () => {
  const stamped = await stampPdf(await field('rotated-90.pdf'), stamp())
  expect(await marksOf(await photograph(stamped))).toMatchObject([{ copyId: ID, evidence: 'decoded', names: true }])
  expect(await bodiesOf(stamped)).toEqual([expect.stringContaining(issuedTo('Arjun Nair'))])
})

/** One empty page, stamped, as a screen shows it. */
async function shownOf(prepare: (page: PDFPage) => void) {
  const pdf = await PDFDocument.create()
  prepare(pdf.addPage([300, 200]))
  return shown(await stampPdf(new Uint8Array(await pdf.save()), stamp()), 2)
}

/** Of a page of 300 × 200, and of one of 200 × 300. */
test.each<[string, [number, number], (page: PDFPage) => void]>([
  ['turned right', [200, 300], (page) => page.setRotation(degrees(90))],
  ['turned over', [300, 200], (page) => page.setRotation(degrees(180))],
  ['turned left', [200, 300], (page) => page.setRotation(degrees(-90))],
  ['turned as all are', [200, 300], ({ node }) => node.Parent()?.set(PDFName.of('Rotate'), node.context.obj(270))],
  ['cut out', [180, 120], (page) => page.setCropBox(40, 50, 180, 120)],
  [
    'cut out and turned',
    [120, 180],
    (page) => {
      page.setCropBox(40, 50, 180, 120)
      page.setRotation(degrees(90))
    },
  ],
  ['cut beyond its edge', [300, 200], (page) => page.setCropBox(-50, -50, 400, 400)],
  [
    'told by other corners',
    [300, 200],
    ({ node }) => node.set(PDFName.of('MediaBox'), node.context.obj([300, 200, 0, 0])),
  ],
])('a page that is %s bears what a straight one of its size bears', async (_, [width, height], prepare) => {
  const straight = await shownOf((page) => page.setSize(width, height))
  const page = await shownOf(prepare)
  expect([page.width, page.height]).toEqual([straight.width, straight.height])
  const differences = page.data.reduce((sum, level, at) => sum + Math.abs(level - (straight.data[at] ?? 0)), 0)
  // Lines that stand elsewhere differ by some 1, a mask by 0.5.
  expect(differences / page.data.length).toBeLessThan(0.1)
})

test('each page says for whom it was made, and the file has its code', async () => {
  const stamped = await stampPdf(await madePdf(['One', 'Two']), stamp())
  const { pages } = await readPdf(stamped)
  for (const { body } of pages) expect(body.match(/Issued to Arjun Nair/g)).toHaveLength(3)
  expect((await PDFDocument.load(stamped)).getKeywords()).toContain('0a075bcd15')
})

test.each([
  'Łukasz 山田 José Müller',
  'Дмитро Ґалаґан',
  'Ελένη Nguyễn Văn Ḍīnēś',
  'अर्जुन नायर',
  '김민준 陈伟 黃',
  'สมชาย',
])('every letter of %s', async (name) => {
  const stamped = await stampPdf(await madePdf(['One']), stamp(issuedTo(name)))
  const [body] = await bodiesOf(stamped)
  expect(body).toContain(issuedTo(name))
  expect(body).not.toContain('member 57')
})

test('where a letter is in no font, the number says who is meant', async () => {
  const [body] = await bodiesOf(await stampPdf(await madePdf(['One']), stamp(issuedTo('Rook 𒀀'))))
  expect(body).toContain(`${issuedTo('Rook ?')}, member 57`)
})

test('a page whose unit is larger has lines as small as on any other', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([300, 200]).node.set(PDFName.of('UserUnit'), pdf.context.obj(2))
  const [page] = (await PDFDocument.load(await stampPdf(new Uint8Array(await pdf.save()), stamp()))).getPages()
  expect(page && seenPage(page)).toEqual({ width: 600, height: 400, matrix: [0.5, 0, 0, 0.5, 0, 0] })
})

test('what only a password for changes protects is marked, and protects itself no more', async () => {
  const stamped = await stampPdf(await field('owner-password.pdf'), stamp())
  expect(await bodiesOf(stamped)).toEqual([
    expect.stringMatching(/The minutes of the spring meeting\s+Issued to Arjun Nair/),
  ])
  expect((await PDFDocument.load(stamped)).getKeywords()).toContain('0a075bcd15')
})

const hasQpdf = () => {
  try {
    return execFileSync('qpdf', ['--version']).length > 0
  } catch {
    return false
  }
}

test.runIf(hasQpdf())('another program finds it whole', async () => {
  const path = join(tmpdir(), `aerie-stamped-${process.pid}.pdf`)
  for (const file of [
    await field('owner-password.pdf'),
    await field('rotated-90.pdf'),
    await madePdf(['One', 'Two']),
  ]) {
    await writeFile(path, await stampPdf(file, stamp(issuedTo('Łukasz 山田'))))
    expect(String(execFileSync('qpdf', ['--check', path]))).toContain('No syntax or stream encoding errors found')
  }
  await rm(path)
})

test('the same copy is the same bytes', async () => {
  const file = await madePdf(['One'])
  expect(Buffer.from(await stampPdf(file, stamp())).equals(await stampPdf(file, stamp()))).toBe(true)
})
