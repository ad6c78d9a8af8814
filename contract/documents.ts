// Documents: the brotherhood's papers, each for those of its level alone, with its former versions.
import * as z from 'zod/mini'
import {
  ACCESS_LEVELS,
  DOCUMENT_KINDS,
  LONGEST_DOCUMENT_DESCRIPTION,
  LONGEST_DOCUMENT_TITLE,
  LONGEST_VERSION_NOTE,
} from './document-values.ts'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { page } from './page.ts'
import { PersonName } from './person.ts'
import { CategorySlug } from './settings.ts'
import { Id, optionalText, PathId, required, Sha256 } from './values.ts'

/**
 * `checking` while the virus scanner has not answered, when its uploader alone knows of it; `making` until its cover and its
 * text are there, `failed` where nothing can be made of it.
 */
export const MakingState = z.enum(['checking', 'making', 'ready', 'failed'])

export const Document = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  /** The slug of one of the settings' categories. */
  category: z.string(),
  accessLevel: z.enum(ACCESS_LEVELS),
  filename: z.string(),
  mimeType: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** In bytes. */
  fileSize: z.int(),
  createdAt: z.iso.datetime(),
  /** The number of the version that is shown. */
  version: z.int(),
  /** Counts the changes of title, description, category and level. */
  revision: z.int(),
  /** Null where it is unknown, or has none. */
  pages: z.nullable(z.int()),
  state: MakingState,
  /** Whether there is a picture of its first page. */
  cover: z.boolean(),
  /** Programs stand in it, which nothing here runs. */
  hasMacros: z.boolean(),
  /** Of copies: whether they can be marked, and whether a signature of the file breaks by it. */
  marking: z.enum(['possible', 'breaks_signature', 'impossible']),
  /** An officer asks everybody who sees it to say that he has read it. */
  isToBeRead: z.boolean(),
  /** What the caller may do with it. */
  can: z.object({ edit: z.boolean(), remove: z.boolean(), replace: z.boolean() }),
})
export type Document = z.infer<typeof Document>

const fields = {
  title: required('Title is required', LONGEST_DOCUMENT_TITLE),
  description: optionalText(LONGEST_DOCUMENT_DESCRIPTION),
  category: CategorySlug,
  accessLevel: z.enum(ACCESS_LEVELS, 'Access level is required'),
}

export const DocumentFields = z.strictObject(fields)
export type DocumentFields = z.infer<typeof DocumentFields>

/** `revision`: of the document as the form was filled from it. */
export const DocumentChanges = z.strictObject({ ...fields, revision: z.optional(z.int()) })
export type DocumentChanges = z.infer<typeof DocumentChanges>

export const VersionFields = z.strictObject({ note: optionalText(LONGEST_VERSION_NOTE) })

export const DocumentVersion = z.object({
  number: z.int(),
  filename: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
  /** What changed, as who uploaded it has written. */
  note: z.nullable(z.string()),
  /** Null when he is gone. */
  uploadedBy: z.nullable(PersonName),
  createdAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  can: z.object({ restore: z.boolean() }),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** What one member did with a document, all versions together. */
export const DocumentAccess = z.object({
  member: PersonName,
  act: z.enum(['view', 'download']),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  times: z.int(),
})
export type DocumentAccess = z.infer<typeof DocumentAccess>

const documentId = z.object({ documentId: PathId })
const versionOf = z.object({ documentId: PathId, number: PathId })
/** Names the version in addresses that browsers keep; what is sent is the one that is shown. */
const shownVersion = z.strictObject({ version: z.optional(z.string().check(z.maxLength(10))) })
/** `again`: take the file although a document of the same content is there. */
const again = z.strictObject({ again: z.optional(z.literal('1')) })

export const documents = endpoints('documents', {
  list: endpoint('GET', '/api/documents', {
    summary: 'All documents of the levels you have, the newest first.',
    ...page(Document),
  }),
  upload: endpoint('POST', '/api/documents', {
    summary: 'Add a document: title, description, category, accessLevel and the file.',
    refuses: ['not_allowed', 'conflict', 'too_many', 'too_large', 'storage_full'],
    query: again,
    file: 'file',
    response: Document,
  }),
  known: endpoint('POST', '/api/documents/known', {
    summary:
      'Whether a document of these bytes is there that you see, by their SHA-256: the sentence that names it, or null.',
    body: z.strictObject({ sha256: Sha256 }),
    response: z.object({ same: z.nullable(z.string()) }),
  }),
  checking: endpoint('GET', '/api/documents/checking', {
    summary: 'What you have uploaded and the virus scanner has not answered about: nobody else knows of it.',
    response: z.array(Document),
  }),
  save: endpoint('PATCH', '/api/documents/:documentId', {
    summary: 'Change title, description, category or level.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: documentId,
    body: DocumentChanges,
    response: Document,
  }),
  remove: endpoint('DELETE', '/api/documents/:documentId', {
    summary: 'Delete a document with all its versions, for good.',
    who: 'superAdmin',
    params: documentId,
    fresh: () => WITHIN_AN_HOUR,
  }),
  view: endpoint('GET', '/api/documents/:documentId/view', {
    summary: 'What is shown of a document; of videos a part, as Range says.',
    params: documentId,
    query: shownVersion,
    refuses: ['too_many', 'gone'],
    answers: 'application/octet-stream',
  }),
  download: endpoint('GET', '/api/documents/:documentId/download', {
    summary: 'The document as a file to keep, marked for you.',
    params: documentId,
    refuses: ['too_many', 'gone'],
    answers: 'application/octet-stream',
  }),
  cover: endpoint('GET', '/api/documents/:documentId/cover', {
    summary: 'A picture of its first page.',
    params: documentId,
    query: shownVersion,
    answers: 'image/webp',
  }),
  picture: endpoint('GET', '/api/documents/:documentId/pictures/:picture', {
    summary: 'A picture on its slides, by the number that these give it.',
    params: z.object({ documentId: PathId, picture: z.string().check(z.regex(/^\d{1,3}$/)) }),
    query: shownVersion,
    refuses: ['too_many'],
    answers: 'image/jpeg',
  }),
  versions: endpoint('GET', '/api/documents/:documentId/versions', {
    summary: 'All versions of a document, the newest first; for super admins and who uploaded it.',
    refuses: ['not_allowed'],
    params: documentId,
    response: z.array(DocumentVersion),
  }),
  replace: endpoint('POST', '/api/documents/:documentId/versions', {
    summary: 'Replace the file; the former ones are kept.',
    refuses: ['not_allowed', 'conflict', 'too_many', 'too_large', 'storage_full'],
    params: documentId,
    file: 'file',
    response: Document,
  }),
  restore: endpoint('POST', '/api/documents/:documentId/versions/:number/restore', {
    summary: 'Go back to a former version, as a new one.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: versionOf,
    response: Document,
  }),
  accesses: endpoint('GET', '/api/documents/:documentId/accesses', {
    summary: 'Who has viewed and downloaded a document.',
    who: 'superAdmin',
    params: documentId,
    response: z.array(DocumentAccess),
  }),
  accessesCsv: endpoint('GET', '/api/documents/:documentId/accesses.csv', {
    summary: 'The same of everybody, as CSV.',
    who: 'superAdmin',
    params: documentId,
    answers: 'text/csv',
  }),
})
