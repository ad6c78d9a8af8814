// Files that are called .csv and are something else, known by how they begin.

const SAVE_AS_CSV = 'Open it in your spreadsheet program and save it as CSV, then import that file.'
const CHOOSE_CSV = 'Choose a CSV file.'

const ZIP_KINDS: [mark: string, sentence: string][] = [
  ['opendocument.spreadsheet', `This is an OpenDocument spreadsheet. ${SAVE_AS_CSV}`],
  ['xl/', `This is an Excel workbook. ${SAVE_AS_CSV}`],
  ['Content_Types', `This is an Excel workbook or another Office file. ${SAVE_AS_CSV}`],
  ['Index/', `This is a Numbers spreadsheet. ${SAVE_AS_CSV}`],
]

const BEGINNINGS: [bytes: string, sentence: string][] = [
  ['\xd0\xcf\x11\xe0', `This is an older Excel workbook. ${SAVE_AS_CSV}`],
  ['PK\x03\x04', `This is a ZIP archive. Unpack it and choose the CSV file inside.`],
  ['\x1f\x8b', 'This is a compressed file. Unpack it and choose the CSV file inside.'],
  ['%PDF', `This is a PDF document. ${CHOOSE_CSV}`],
  ['\x89PNG', `This is a PNG picture. ${CHOOSE_CSV}`],
  ['\xff\xd8\xff', `This is a JPEG picture. ${CHOOSE_CSV}`],
  ['GIF8', `This is a GIF picture. ${CHOOSE_CSV}`],
  ['BEGIN:VCARD', 'This is a vCard file. Export your contacts as CSV and import that file.'],
  ['<!DOCTYPE', `This is a web page. ${CHOOSE_CSV}`],
  ['<html', `This is a web page. ${CHOOSE_CSV}`],
  ['{\\rtf', `This is a text document with formatting. ${CHOOSE_CSV}`],
]

/** Why a file that begins so is no text; undefined when it may be. UTF-16 has to be told before: it is full of NULs. */
export function whyNotText(head: Buffer) {
  const start = head.toString('latin1')
  const found = BEGINNINGS.find(([bytes]) => start.slice(0, bytes.length).toLowerCase() === bytes.toLowerCase())
  if (found?.[0].startsWith('PK')) return ZIP_KINDS.find(([mark]) => start.includes(mark))?.[1] ?? found[1]
  if (found) return found[1]
  return head.includes(0) ? `This is not a text file. ${CHOOSE_CSV}` : undefined
}
