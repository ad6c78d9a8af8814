// Tells whether a file is what its name says, by its content.
import { open } from 'node:fs/promises'
import { type DocumentKind, endingOf, notADocument, typeOfFile } from '@aerie/contract/document-values'
import { fileTypeFromFile } from 'file-type'
import type { DocumentFormat, DocumentReader } from '#platform/documents/documents.ts'
import { beginsAsDrawing } from '#platform/documents/drawings.ts'
import { Refusal } from '#platform/errors.ts'

export interface Inspected {
  kind: DocumentKind
  mimeType: string
  extension: string
  hasMacros: boolean
}

/** What a name's ending is found to be, where that differs from it. */
const FOUND_AS: Record<string, string[]> = {
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  mp4: ['mp4', 'm4v'],
  wmv: ['asf', 'wmv'],
  webm: ['webm', 'mkv'],
  doc: ['cfb'],
  xls: ['cfb'],
  ppt: ['cfb'],
}

const LOOKED_AT = 65_536

/** Of whoever sent it. */
interface Sent {
  path: string
  fileName: string
  memberId: number
}

/** Refuses with a sentence what may not be kept. */
export async function inspect(reader: DocumentReader, { path, fileName, memberId }: Sent): Promise<Inspected> {
  const ending = endingOf(fileName)
  const type = typeOfFile(fileName)
  if (!type) throw new Refusal('not_valid', notADocument(fileName))
  if (!(await isWhatItSays(path, ending))) throw new Refusal('not_valid', `This is not a ${ending} file.`)
  const format = formatOf(ending)
  if (format) await reader.check(path, format, memberId)
  return { ...type, extension: ending, hasMacros: false }
}

const FORMATS: readonly string[] = ['pdf', 'docx', 'xlsx', 'pptx'] satisfies DocumentFormat[]

/** Of what can be read here, by its ending; null for anything else. */
export const formatOf = (ending: string) => (FORMATS.includes(ending) ? (ending as DocumentFormat) : null)

async function isWhatItSays(path: string, ending: string) {
  if (ending === 'svg') return beginsAsDrawing(await readHead(path))
  if (ending === 'txt' || ending === 'csv') return isText(await readHead(path))
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
