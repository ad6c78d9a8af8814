// Reads Excel files and CSV as tables: what is shown of each sheet, and its text.
import { MOST_ROWS_SHOWN, type Sheet, type Workbook } from '@aerie/contract/document-viewing'
import { read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { CsvError, parse } from 'csv-parse/sync'
import { Refusal } from '../errors.ts'
import { openOffice } from './main-part.ts'
import { DAMAGED } from './office-package.ts'
import { cutIntoPages, gatherPages, MOST_TEXT, type ReadDocument } from './read-document.ts'
import { isWider, lastRowOf, MOST_COLUMNS, rowsOf, textOfCell } from './sheet-cells.ts'
import { charsetOf } from './text.ts'
import { writePackage } from './writing-packages.ts'

export type TableFormat = 'xlsx' | 'xls' | 'csv'

const MOST_SHEETS = 50
/** Of a sheet, to be searched in; fewer are shown. */
const MOST_ROWS = 10_000
/** Of all sheets together, to be shown. */
const MOST_CELLS = 200_000
/** In UTF-16 units, likewise. */
const MOST_SHOWN_TEXT = 3_000_000

/** Throws a refusal with the sentence to show. */
export async function readTables(file: Uint8Array, format: TableFormat, isCut: boolean): Promise<ReadDocument> {
  if (format === 'csv') return readCsv(file, isCut)
  const { SheetNames, Sheets, Workbook } = openWorkbook(format === 'xlsx' ? slim(file) : file)
  const tables = SheetNames.flatMap((name, at) => {
    const sheet = Sheets[name]
    const isHidden = (Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    return sheet && isTable(sheet) ? [{ name, sheet, isHidden }] : []
  })
  const shown = openBounds()
  const texts: string[] = []
  let left = MOST_TEXT
  const sheets = tables.slice(0, MOST_SHEETS).map(({ name, sheet, isHidden }): Sheet => {
    const rows = [...rowsOf(sheet)]
    const text = left > 0 ? textOf(name, rows).slice(0, left) : ''
    left -= text.length
    texts.push(text)
    const kept = shown.keep(rows)
    return { name, isHidden, ...kept, isCut: lastRowOf(sheet) > kept.rows.length, isNarrowed: isWider(sheet) }
  })
  return answer({ sheets, left: tables.length - sheets.length }, texts.join('\n'))
}

const isTable = (sheet: WorkSheet) => (sheet['!type'] ?? 'sheet') === 'sheet'

function openWorkbook(file: Uint8Array): WorkBook {
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      sheetRows: MOST_ROWS + 1,
      cellFormula: false,
      cellHTML: false,
      // Of the format that every system writes in its own way.
      dateNF: 'yyyy-mm-dd',
    })
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new Refusal('not_valid', isLocked ? LOCKED : DAMAGED)
  }
}

const LOCKED = 'This file has a password. Save it without a password and select that.'

const READ: ReadonlySet<string> = new Set(['worksheet', 'sharedStrings', 'styles'])
const typed = (type: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`

/** Only what tables are made of, unpacked within bounds: the library unpacks whatever there is. */
function slim(file: Uint8Array) {
  const { parts, main } = openOffice(file, 'xlsx')
  const relationships = parts
    .relationshipsOf(main)
    .filter(({ type, target, isExternal }) => READ.has(type) && !isExternal && parts.names.has(target))
  const contents = parts.read([main, ...relationships.map(({ target }) => target)])
  const written = relationships.flatMap(({ type, target }) => {
    const content = contents.get(target)
    return content ? [{ name: target, contentType: typed(type), content, relationships: [] }] : []
  })
  const content = contents.get(main) ?? new Uint8Array()
  return writePackage([{ name: main, contentType: typed('sheet.main'), content, relationships }, ...written], 0)
}

/** The divider that stands most often in the first line. */
const DIVIDERS = [',', ';', '\t']

async function readCsv(file: Uint8Array, isCut: boolean): Promise<ReadDocument> {
  const text = new TextDecoder(await charsetOf([file], isCut)).decode(file)
  const [line = ''] = text.split('\n', 1)
  const counts = DIVIDERS.map((divider) => line.split(divider).length)
  const divider = DIVIDERS[counts.indexOf(Math.max(...counts))] ?? ','
  const records = recordsOf(text, divider)
  const isNarrowed = records.some((record) => record.length > MOST_COLUMNS)
  const rows = records.map((record) => record.slice(0, MOST_COLUMNS))
  const kept = openBounds().keep(rows)
  const sheet = { name: null, isHidden: false, ...kept, isCut: isCut || rows.length > kept.rows.length, isNarrowed }
  return answer({ sheets: [sheet], left: 0 }, text)
}

/** Whatever is there up to a quote that never ends, which takes the rest. */
function recordsOf(text: string, divider: string): string[][] {
  try {
    return parse(text, {
      delimiter: divider,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      to: MOST_ROWS_SHOWN + 1,
    })
  } catch (error) {
    if (error instanceof CsvError) return text.split(/\r?\n/, MOST_ROWS_SHOWN + 1).map((line) => line.split(divider))
    throw error
  }
}

/** What is shown of the rows of one sheet after the other, until there is as much as a page takes. */
function openBounds() {
  let cells = MOST_CELLS
  let text = MOST_SHOWN_TEXT
  return {
    keep(rows: Sheet['rows']): Pick<Sheet, 'rows' | 'columns'> {
      const kept: Sheet['rows'] = []
      for (const row of rows.slice(0, MOST_ROWS_SHOWN)) {
        cells -= row.length
        text -= row.reduce((sum, cell) => sum + textOfCell(cell).length, 0)
        if (cells < 0 || text < 0) break
        kept.push(row)
      }
      return { rows: kept, columns: kept.reduce((most, row) => Math.max(most, row.length), 0) }
    },
  }
}

/** A row is a line. */
const textOf = (name: string, rows: Sheet['rows']) =>
  [
    name,
    ...rows.map((row) =>
      row
        .map(textOfCell)
        .filter((text) => text !== '')
        .join(' '),
    ),
  ]
    .filter((line) => line !== '')
    .join('\n')

/** In UTF-16 units; what is found is shown with what stands around it. */
const LONGEST_PAGE = 20_000

const answer = (workbook: Workbook, text: string): ReadDocument => ({
  pages: gatherPages(cutIntoPages(text, LONGEST_PAGE)),
  count: null,
  cover: null,
  rendition: { as: 'tables', bytes: Buffer.from(JSON.stringify(workbook)), pictures: [] },
})
