// The texts of all pages of an opened PDF, read once for each.
import { plain } from '@aerie/text/search-form'
import type { PDFDocumentProxy } from 'pdfjs-dist'

const read = new WeakMap<PDFDocumentProxy, Promise<string[]>>()

/** As `plain` writes them. */
export function readTexts(pdf: PDFDocumentProxy): Promise<string[]> {
  const reading = read.get(pdf) ?? readAll(pdf)
  read.set(pdf, reading)
  return reading
}

async function readAll(pdf: PDFDocumentProxy) {
  const texts: string[] = []
  // One after the other, so that pages that are being drawn come first.
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(plain(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
  }
  return texts
}
