// What rows about documents say in an export: a name as far as whose export it is may see it; `row` is the row.
import { levelsOf } from '@aerie/contract/document-values'
import { Role } from '@aerie/contract/person'
import { sql } from 'kysely'
import { roleOf } from '#platform/db/role-of.ts'

const READERS = Role.options.flatMap((role) => levelsOf(role).map((level) => `${role} ${level}`))
/** Of levels that are his now; he may have opened it when it was another's. */
export const document = (by: string) =>
  sql<string>`case when ${roleOf(by)} || ' ' || access_level = any(${READERS}::text[]) then title else 'a document' end`
export const version = (by: string) => sql<string>`(select ${document(by)} from documents join document_versions version
  on version.document_id = documents.id where version.id = row.version_id)`
