// Made papers for tests: PDF and Office files with known text.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'

export async function madePdf(pages: readonly string[]) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 60, y: 740, size: 18, font })
  return new Uint8Array(await pdf.save())
}

export const madeDocx = (paragraphs: readonly string[], others: Record<string, string> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8(
      `<w:document><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, strToU8(text)])),
  })

export const madePptx = (slides: readonly string[]) =>
  zipSync(
    Object.fromEntries(
      slides.map((text, at) => [
        `ppt/slides/slide${at + 1}.xml`,
        strToU8(`<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`),
      ]),
    ),
  )

export const madeXlsx = () =>
  zipSync({
    'xl/sharedStrings.xml': strToU8('<sst><si><t>Dues</t></si><si><t>Roof</t></si></sst>'),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><row><c t="s"><v>0</v></c><c><v>420</v></c></row><row><c t="s"><v>1</v></c><c><v>9000</v></c></row></worksheet>',
    ),
  })
