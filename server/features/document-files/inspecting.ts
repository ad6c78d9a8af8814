// Tells whether a file is what its name says, by its content.
import { open } from 'node:fs/promises'
import { type DocumentKind, notADocument, typeOfFile } from '@aerie/contract/document-values'
import { endingOf } from '@aerie/contract/file-ending'
import type { DocumentFormat, DocumentReader, Marking, ReadFormat } from '#platform/documents/documents.ts'
import { beginsAsDrawing } from '#platform/documents/drawings.ts'
import { Refusal } from '#platform/errors.ts'

export interface Inspected {
  kind: DocumentKind
  mimeType: string
  extension: string
  hasMacros: boolean
  marking: Marking
}

/** What a name's ending is found to be, where that differs from it. */
const FOUND_AS: Record<string, string[]> = {
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  mp4: ['mp4', 'm4v'],
  wmv: ['asf', 'wmv'],
  webm: ['webm', 'mkv'],
}

const UNCHECKED = { hasMacros: false, marking: 'possible' } as const
const LOOKED_AT = 65_536

/** Of whoever sent it. */
interface UncheckedFile {
  path: string
  fileName: string
  memberId: number
}

/** Refuses with a sentence what may not be kept. */
export async function inspect(reader: DocumentReader, { path, fileName, memberId }: UncheckedFile): Promise<Inspected> {
  const ending = endingOf(fileName)
  const type = typeOfFile(fileName)
  if (!type) throw new Refusal('not_valid', notADocument(fileName))
  if (isOffice(ending)) await refuseOtherText(path, ending)
  else if (!(await isWhatItSays(path, ending))) throw new Refusal('not_valid', `This is not a ${ending} file.`)
  const format = formatOf(ending)
  const checked = format ? await reader.check(path, format, memberId) : UNCHECKED
  return { ...type, extension: ending, ...checked }
}

const OFFICE = ['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt'] as const satisfies DocumentFormat[]
const FORMATS: readonly string[] = ['pdf', ...OFFICE]
const isOffice = (ending: string) => OFFICE.some((one) => one === ending)

/** Of what is looked into here, by its ending; null for anything else. */
const formatOf = (ending: string) => (FORMATS.includes(ending) ? (ending as DocumentFormat) : null)

const READ: Record<string, ReadFormat> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  xls: 'xls',
  csv: 'csv',
  txt: 'text',
}

/** As what it is read here, by its ending; null for what is not. */
export const readingOf = (ending: string) => READ[ending] ?? null

/** What banks and older systems write under the names of Office files. */
const OTHER_TEXTS: [RegExp, string][] = [
  [/^\{\\rtf/, 'an RTF text'],
  [/^(?:<!doctype html|<html|<head|<body|<table|<meta)\b/i, 'a web page'],
  [/^MIME-Version:/i, 'a saved web page'],
  [/^<\?xml\b/, 'an XML file'],
]

/** Of anything else its own reader says what is wrong with it. */
async function refuseOtherText(path: string, ending: string) {
  const head = (await readHead(path)).trimStart()
  const other = OTHER_TEXTS.find(([pattern]) => pattern.test(head))
  if (!other) return
  const newer = ending.endsWith('x') ? ending : `${ending}x`
  throw new Refusal(
    'not_valid',
    `This is ${other[1]}, although its name ends in .${ending}. Open it, save it as .${newer} and select that.`,
  )
}

async function isWhatItSays(path: string, ending: string) {
  if (ending === 'svg') return beginsAsDrawing(await readHead(path))
  if (ending === 'txt' || ending === 'csv') return isText(await readHead(path))
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path).catch(() => undefined)
  return found !== undefined && (FOUND_AS[ending] ?? [ending]).includes(found.ext)
}

/** UTF-16 says so in its first two bytes; elsewhere no text has a zero. */
const isText = (head: string) => head !== '' && (/^(?:\xff\xfe|\xfe\xff)/.test(head) || !head.includes('\0'))

/** A character for each byte. */
async function readHead(path: string) {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(LOOKED_AT), position: 0 })
  return buffer
    .subarray(0, bytesRead)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
}
