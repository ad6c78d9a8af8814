// Made papers for tests: PDF and Office files with known text.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'

export async function madePdf(pages: readonly string[]) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 60, y: 740, size: 18, font })
  return new Uint8Array(await pdf.save())
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KINDS = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
}

/** A package whose directory names its parts; `types` are those of parts besides the main one, by their paths. */
export function madePackage(
  kind: keyof typeof KINDS,
  main: string,
  files: Record<string, string | Uint8Array>,
  types: Record<string, string> = {},
) {
  const of = (name: string) => `application/vnd.openxmlformats-officedocument.${name}+xml`
  const overrides = { [main]: of(`${KINDS[kind]}.main`), ...types }
  const all = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>${Object.entries(
      overrides,
    )
      .map(([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`)
      .join('')}</Types>`,
    '_rels/.rels': madeRelationships([['rId1', 'officeDocument', main]]),
    ...files,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  )
}

/** Of id, type and target each; what lies elsewhere has an address. */
export const madeRelationships = (all: readonly (readonly [string, string, string])[], types = RELATIONSHIPS) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"${/^\w+:/.test(target) ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** `body` is the XML that stands in it. */
export const madeDocxOf = (body: string, others: Record<string, string | Uint8Array> = {}) =>
  madePackage('docx', 'word/document.xml', {
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${RELATIONSHIPS}"><w:body>${body}</w:body></w:document>`,
    ...others,
  })

export const madeDocx = (paragraphs: readonly string[], others: Record<string, string | Uint8Array> = {}) =>
  madeDocxOf(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''), others)

/** The XML of each slide, whatever stands in it. */
export function madePptxOf(slides: readonly string[], others: Record<string, string | Uint8Array> = {}) {
  const paths = slides.map((_, at) => `ppt/slides/slide${at + 1}.xml`)
  const slide = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml'
  return madePackage(
    'pptx',
    'ppt/presentation.xml',
    {
      'ppt/presentation.xml': `<p:presentation xmlns:r="${RELATIONSHIPS}"><p:sldIdLst>${paths.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': madeRelationships(
        paths.map((_, at) => [`rId${at}`, 'slide', `slides/slide${at + 1}.xml`]),
      ),
      ...Object.fromEntries(paths.map((path, at) => [path, slides[at] ?? ''])),
      ...others,
    },
    Object.fromEntries(paths.map((path) => [path, slide])),
  )
}

export const madePptx = (slides: readonly string[]) =>
  madePptxOf(slides.map((text) => `<p:sld><p:sp><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp></p:sld>`))

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook with one sheet of that XML, whose words may stand in a part of their own. */
export const madeXlsxOf = (sheet: string, shared = '<sst/>', others: Record<string, string> = {}) =>
  madePackage(
    'xlsx',
    'xl/workbook.xml',
    {
      'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Dues" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': madeRelationships([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'sharedStrings', 'sharedStrings.xml'],
        ['rId3', 'styles', 'styles.xml'],
      ]),
      'xl/worksheets/sheet1.xml': sheet,
      'xl/sharedStrings.xml': shared,
      'xl/styles.xml':
        '<styleSheet><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>',
      ...others,
    },
    {
      'xl/worksheets/sheet1.xml': `${SHEET}.worksheet+xml`,
      'xl/sharedStrings.xml': `${SHEET}.sharedStrings+xml`,
      'xl/styles.xml': `${SHEET}.styles+xml`,
    },
  )

export const madeXlsx = () =>
  madeXlsxOf(
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>420</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>9000</v></c></row></sheetData></worksheet>',
    '<sst><si><t>Dues</t></si><si><t>Roof</t></si></sst>',
  )
