// A stamped PDF names its copy: in its lines, among its keywords, and by the mark that is read from a picture of a page.
import { PDFDocument } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { carrierOf, tileOf } from '../watermark/carrier.ts'
import { encode, payloadOf } from '../watermark/code.ts'
import { archiveOf } from '../watermark/reading/archive.fixture.ts'
import { lumaOf } from '../watermark/reading/marked-photo.fixture.ts'
import { readPicture } from '../watermark/reading/read-picture.ts'
import { madePdf } from './made-document.fixture.ts'
import { readPdf } from './pdf.ts'
import { stampPdf } from './stamp-pdf.ts'

const KEY = Buffer.alloc(32, 7)
const ID = 10 * 2 ** 32 + 123_456_789
const stamp = (line = 'Issued to Arjun Nair, 14 November 2026, copy 0a075bcd15') => ({
  tile: tileOf(carrierOf(KEY), encode(payloadOf(KEY, ID))),
  seed: ID,
  line,
  code: '0a075bcd15',
})

/** A page as a screen shows it. */
async function photograph(pdf: Uint8Array) {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const { width, height, data } = await document.getPage(0).render({ scale: 110 / 72, render: 'bitmap' })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 75 })
    .toBuffer()
}

test('its mark is read from a picture of a page, and from none of another copy', async () => {
  const stamped = await stampPdf(await madePdf(['The survey of 4019 Pine', 'Second page']), stamp())
  const copies = [{ id: ID, memberId: 3, keyId: 1, isReuploaded: false }]
  const archive = archiveOf([{ id: 1, original: null, copies }])
  const { marks } = await readPicture(await lumaOf(await photograph(stamped)), {
    keys: [{ id: 1, secret: KEY }],
    archive,
  })
  expect(marks).toMatchObject([{ copyId: ID, evidence: 'decoded', names: true }])
})

test('each page says for whom it was made, and the file has its code', async () => {
  const stamped = await stampPdf(await madePdf(['One', 'Two']), stamp())
  const { pages } = await readPdf(stamped)
  for (const { body } of pages) expect(body.match(/Issued to Arjun Nair/g)).toHaveLength(3)
  expect((await PDFDocument.load(stamped)).getKeywords()).toContain('0a075bcd15')
})

test('letters that its font has not are written without their marks', async () => {
  const stamped = await stampPdf(await madePdf(['One']), stamp('Issued to Piotr Zieliński Дима'))
  const [page] = (await readPdf(stamped)).pages
  expect(page?.body).toContain('Issued to Piotr Zielinski ????')
})

test('the same copy is the same bytes', async () => {
  const file = await madePdf(['One'])
  expect(Buffer.from(await stampPdf(file, stamp())).equals(await stampPdf(file, stamp()))).toBe(true)
})
