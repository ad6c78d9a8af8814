// Writes a letter and a table of the demo as Office files: the least that Word and Excel open.
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument'

/** A paragraph for each line. */
export function docxOf(text: string): Promise<Buffer> {
  const body = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
    .join('')
  return zipOf({
    '[Content_Types].xml': contentTypes('/word/document.xml', `${MAIN_TYPE}.wordprocessingml.document.main+xml`),
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/document.xml': `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

/** A row for each line, cells divided by semicolons. */
export function xlsxOf(text: string): Promise<Buffer> {
  const main = `${OFFICE}/spreadsheetml/2006/main`
  const rows = text
    .split('\n')
    .map((line) => `<row>${line.split(';').map(cellOf).join('')}</row>`)
    .join('')
  return zipOf({
    '[Content_Types].xml': contentTypes('/xl/workbook.xml', `${MAIN_TYPE}.spreadsheetml.sheet.main+xml`).replace(
      '</Types>',
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN_TYPE}.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${main}" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Rooms" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

const cellOf = (cell: string) =>
  /^\d+(?:\.\d+)?$/.test(cell) ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`

const contentTypes = (part: string, type: string) =>
  `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${type}"/></Types>`

const relations = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

async function zipOf(parts: Record<string, string>) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
