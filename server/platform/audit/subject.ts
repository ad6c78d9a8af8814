// How the audit log names things of one kind, and where they can be seen; each feature says it of its own.
import type { Db } from '../db/db.ts'

export interface AuditSubject {
  /** The names of those that are there, in one query. */
  listNames: (db: Db, ids: number[]) => Promise<{ id: number; name: string }[]>
  pathOf: (id: number) => string
}
