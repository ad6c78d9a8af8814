// Backups: archives of the whole house, each restored once before it is called good.
import * as z from 'zod/mini'
import { endpoint, endpoints, JUST_NOW } from './endpoint.ts'
import { page } from './page.ts'
import { PersonName } from './person.ts'
import { Id, PathId } from './values.ts'

const BackupState = z.enum(['waiting', 'packing', 'trial', 'good', 'failed'])

export const Backup = z.object({
  id: Id,
  /** Of the archive. */
  name: z.string(),
  state: BackupState,
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Null for one of the schedule, or where he is gone. */
  askedBy: z.nullable(PersonName),
  isNightly: z.boolean(),
  isEncrypted: z.boolean(),
  /** Files that are in it by now, and how many there are; both 0 before that is known. */
  filesDone: z.int(),
  filesInAll: z.int(),
  /** Of the archive; null unless it is good, as what follows. */
  bytes: z.nullable(z.int()),
  rowCount: z.nullable(z.int()),
  fileCount: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  /** The entry at which the audit log in it is broken, which nobody had accepted; null where it is whole. */
  logBrokenAt: z.nullable(z.int()),
  /** Why it failed; null where it did not. */
  reason: z.nullable(z.string()),
})
export type Backup = z.infer<typeof Backup>

const params = z.object({ backupId: PathId })

export const backups = endpoints('backups', {
  list: endpoint('GET', '/api/admin/backups', {
    summary: 'Backups, the newest first.',
    who: 'superAdmin',
    ...page(Backup),
  }),
  create: endpoint('POST', '/api/admin/backups', {
    summary: 'Make a backup. It is restored into a scratch database before it is called good.',
    who: 'superAdmin',
    refuses: ['conflict'],
    response: Backup,
  }),
  download: endpoint('GET', '/api/admin/backups/:backupId/archive', {
    summary:
      'The archive of a good backup. Each download is on record; with `check` nothing is sent, but whether it may be.',
    who: 'superAdmin',
    params,
    query: z.strictObject({ check: z.optional(z.literal('true')) }),
    refuses: ['gone'],
    answers: 'application/zstd',
    fresh: () => JUST_NOW,
  }),
  remove: endpoint('DELETE', '/api/admin/backups/:backupId', {
    summary: 'Delete a backup that has ended, with its archive.',
    who: 'superAdmin',
    params,
    refuses: ['conflict'],
  }),
})
