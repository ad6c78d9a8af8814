// Reads PDF files: how many pages, their text, and a picture of the first.
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { Refusal } from '../errors.ts'
import { gatherPages, type ReadDocument } from './read-document.ts'

/** In pixels. */
const COVER_WIDTH = 600
/** A page that is longer than this many of its widths is shown from its top only. */
const LONGEST_COVER = 2

/** Processor time after which no further page is read: a long paper is found by its beginning. */
const READING_MS = 5_000

const library = PDFiumLibrary.init()

/** Throws a refusal with the sentence to show when it is none that can be shown. */
export async function checkPdf(file: Uint8Array): Promise<void> {
  await withPdf(file, async () => {})
}

/** Throws likewise. */
export const readPdf = (file: Uint8Array): Promise<ReadDocument> =>
  withPdf(file, async (pdf) => ({
    pages: gatherPages(textsOf(pdf)),
    count: pdf.getPageCount(),
    cover: await drawCover(pdf),
  }))

function* textsOf(pdf: PDFiumDocument) {
  const begun = process.cpuUsage()
  for (const page of pdf.pages()) {
    const { user, system } = process.cpuUsage(begun)
    if ((user + system) / 1_000 > READING_MS) return
    yield page.getText()
  }
}

async function drawCover(pdf: PDFiumDocument) {
  const page = pdf.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (originalHeight > originalWidth * LONGEST_COVER * 4) return null
  const { width, height, data } = await page.render({ scale: COVER_WIDTH / originalWidth, render: 'bitmap' })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize({
      width: COVER_WIDTH,
      height: Math.min(height, COVER_WIDTH * LONGEST_COVER),
      fit: 'cover',
      position: 'top',
    })
    .flatten({ background: '#fff' })
    .webp({ quality: 82 })
    .toBuffer()
}

async function withPdf<T>(file: Uint8Array, work: (pdf: PDFiumDocument) => Promise<T>): Promise<T> {
  const pdf = await (await library).loadDocument(file).catch((error: unknown) => {
    throw new Refusal('not_valid', sentenceFor(error))
  })
  try {
    if (pdf.getPageCount() === 0) throw new Refusal('not_valid', DAMAGED)
    return await work(pdf)
  } finally {
    pdf.destroy()
  }
}

const DAMAGED = 'This file is damaged. Save it again and select that.'

const sentenceFor = (error: unknown) =>
  /password/i.test(String(error)) ? 'This file has a password. Save it without a password and select that.' : DAMAGED
