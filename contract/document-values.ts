// The limits of documents, what may be uploaded as one, and the words for levels and types.
import { endingOf } from './file-ending.ts'
import type { Role } from './person.ts'

export const LONGEST_DOCUMENT_TITLE = 200
export const LONGEST_DOCUMENT_DESCRIPTION = 2_000
export const LONGEST_VERSION_NOTE = 500
/** In bytes, of a text or CSV file that is shown, and as far as such a file is searched. */
export const LARGEST_SHOWN_TEXT = 2 * 1_048_576
export const MOST_DOCUMENTS = 5_000
export const MOST_VERSIONS = 200

/** The sentence for a file that is refused for its size. */
export const tooLargeDocument = (file: string, megabytes: number) => `${file} exceeds ${megabytes}MB limit`
/** The sentence for a file that is there already, under a title. */
export const sameDocument = (title: string) => `${SAME}: ${title}.`
const SAME = 'The same file is there already'
/** Whether a sentence is that one: whoever sends the file may then insist. */
export const isSameDocument = (sentence: string) => sentence.startsWith(SAME)
export const NO_DOCUMENT_FILE = 'File is required'

export const ACCESS_LEVELS = ['members', 'admin', 'super_admin'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

/** The levels whose documents a role sees, and may give to one. */
export const levelsOf = (role: Role): AccessLevel[] =>
  role === 'super_admin' ? [...ACCESS_LEVELS] : role === 'admin' ? ['members', 'admin'] : ['members']

export const ACCESS_LEVEL_LABELS: Record<AccessLevel, string> = {
  members: 'All Members',
  admin: 'Admin Only',
  super_admin: 'Super Admin Only',
}

const KINDS_OF_TEXT: readonly string[] = ['text', 'csv']

/** Whether a file is shown as text, rather than kept to be downloaded. */
export const isShownAsText = (kind: string, bytes: number) =>
  KINDS_OF_TEXT.includes(kind) && bytes <= LARGEST_SHOWN_TEXT

export const DOCUMENT_KINDS = ['image', 'video', 'pdf', 'excel', 'word', 'powerpoint', 'text', 'csv'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

interface FileType {
  kind: DocumentKind
  mimeType: string
}

const OOXML = 'application/vnd.openxmlformats-officedocument'

/** What each ending stands for. */
export const DOCUMENT_TYPES: Record<string, FileType> = {
  jpg: { kind: 'image', mimeType: 'image/jpeg' },
  jpeg: { kind: 'image', mimeType: 'image/jpeg' },
  png: { kind: 'image', mimeType: 'image/png' },
  gif: { kind: 'image', mimeType: 'image/gif' },
  webp: { kind: 'image', mimeType: 'image/webp' },
  svg: { kind: 'image', mimeType: 'image/svg+xml' },
  mp4: { kind: 'video', mimeType: 'video/mp4' },
  avi: { kind: 'video', mimeType: 'video/x-msvideo' },
  mov: { kind: 'video', mimeType: 'video/quicktime' },
  wmv: { kind: 'video', mimeType: 'video/x-ms-wmv' },
  webm: { kind: 'video', mimeType: 'video/webm' },
  pdf: { kind: 'pdf', mimeType: 'application/pdf' },
  xls: { kind: 'excel', mimeType: 'application/vnd.ms-excel' },
  xlsx: { kind: 'excel', mimeType: `${OOXML}.spreadsheetml.sheet` },
  doc: { kind: 'word', mimeType: 'application/msword' },
  docx: { kind: 'word', mimeType: `${OOXML}.wordprocessingml.document` },
  ppt: { kind: 'powerpoint', mimeType: 'application/vnd.ms-powerpoint' },
  pptx: { kind: 'powerpoint', mimeType: `${OOXML}.presentationml.presentation` },
  txt: { kind: 'text', mimeType: 'text/plain' },
  csv: { kind: 'csv', mimeType: 'text/csv' },
}

/** For the `accept` of a file picker. */
export const ACCEPTED_DOCUMENTS = Object.keys(DOCUMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

/** By its ending; null for what may not be uploaded. */
export const typeOfFile = (filename: string): FileType | null => DOCUMENT_TYPES[endingOf(filename)] ?? null

export const notADocument = (file: string) =>
  `${file} cannot be kept here. Choose a picture, video, PDF, Office, text or CSV file.`

/** The address at which a version is shown; the version is named so that a new one is another address. */
export const documentViewUrl = ({ id, version }: { id: number; version: number }) =>
  `/api/documents/${id}/view?version=${version}`
export const documentCoverUrl = ({ id, version }: { id: number; version: number }) =>
  `/api/documents/${id}/cover?version=${version}`
