// Documents as the contract shows them.
import type { Document, DocumentVersion } from '@aerie/contract/documents'
import { toPersonNameIfThere } from '#features/people/person.ts'
import type { Actor } from '#platform/context.ts'
import { mayRestore, rightsOf } from './policy.ts'
import type { DocumentRow, VersionRow } from './shown-data.ts'

export const toDocument = (caller: Actor, row: DocumentRow): Document => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  accessLevel: row.access_level as Document['accessLevel'],
  filename: row.filename,
  mimeType: row.mime_type,
  kind: row.kind as Document['kind'],
  fileSize: row.file_size,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  revision: row.revision,
  pages: row.pages,
  state: row.state as Document['state'],
  cover: row.has_cover,
  hasMacros: row.has_macros,
  isToBeRead: row.is_to_be_read,
  marking: row.marking as Document['marking'],
  can: rightsOf(caller, row),
})

export const toVersion = (caller: Actor, row: VersionRow, current: number): DocumentVersion => ({
  number: row.number,
  filename: row.filename,
  mimeType: row.mime_type,
  fileSize: row.file_size,
  note: row.note,
  uploadedBy: toPersonNameIfThere({ ...row, id: row.uploaded_by }),
  createdAt: row.created_at.toISOString(),
  isCurrent: row.number === current,
  can: { restore: mayRestore(caller) && row.number !== current },
})
