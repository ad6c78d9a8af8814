// Backups: archives of the whole installation, each restored once before it is called good.
import * as z from 'zod/mini'
import { endpoint, endpoints, JUST_NOW, WITHIN_AN_HOUR } from './endpoint.ts'
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

export const BackupProtection = z.object({
  /** `configured` by BACKUP_PASSPHRASE, `set` here; `open` where somebody said that they lie open, `unasked` where nobody said anything. */
  kind: z.enum(['configured', 'set', 'open', 'unasked']),
  /** When it was set or said, and by whom; null where that is not known. */
  at: z.nullable(z.iso.datetime()),
  by: z.nullable(PersonName),
})
export type BackupProtection = z.infer<typeof BackupProtection>

export const SHORTEST_PASSPHRASE = 16
/** What is typed to leave archives unencrypted. */
export const LEAVE_UNENCRYPTED = 'Leave them unencrypted'

const Passphrase = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSPHRASE, `Give at least ${SHORTEST_PASSPHRASE} characters`),
    z.maxLength(200, 'Give at most 200 characters'),
    z.regex(/^\S(?:[^\p{Cc}]*\S)?$/u, 'Leave out spaces at its ends'),
  )

const params = z.object({ backupId: PathId })

export const backups = endpoints('backups', {
  protection: endpoint('GET', '/api/admin/backups/protection', {
    summary: 'Whether archives are encrypted, and who said so.',
    who: 'superAdmin',
    response: BackupProtection,
  }),
  protect: endpoint('PUT', '/api/admin/backups/protection', {
    summary: 'Encrypt archives from now on, or say in words that they stay unencrypted.',
    who: 'superAdmin',
    body: z.union([
      z.strictObject({ passphrase: Passphrase }),
      z.strictObject({ words: z.literal(LEAVE_UNENCRYPTED) }),
    ]),
    refuses: ['conflict'],
    response: BackupProtection,
    fresh: () => JUST_NOW,
  }),
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
    fresh: () => WITHIN_AN_HOUR,
  }),
})
