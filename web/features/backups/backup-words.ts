// What is said of a backup: how far it is, what it holds, how large it is.

import type { Backup, BackupProtection } from '@aerie/contract/backups'
import { formatCount } from '@aerie/contract/formats'
import { longDate } from '#lib/dates.ts'

const UNITS = ['KB', 'MB', 'GB', 'TB']

/** '8.5 MB'. */
export function sizeText(bytes: number) {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${(bytes / 1000 ** power).toFixed(power === 1 ? 0 : 1)} ${UNITS[power - 1]}`
}

export const isUnderWay = ({ state }: Pick<Backup, 'state'>) =>
  state === 'waiting' || state === 'packing' || state === 'trial'

/** The trial is the last fifth of it. */
export function percentOf({ state, filesDone, filesInAll }: Pick<Backup, 'state' | 'filesDone' | 'filesInAll'>) {
  if (state === 'waiting') return 0
  if (state === 'trial') return 80
  return filesInAll === 0 ? 5 : Math.min(80, Math.floor((80 * filesDone) / filesInAll))
}

export function stepText({ state, filesDone, filesInAll }: Pick<Backup, 'state' | 'filesDone' | 'filesInAll'>) {
  if (state === 'waiting') return 'Waiting for its turn'
  if (state === 'trial') return 'Restoring it into a scratch database, to see that it can be'
  return filesInAll === 0 ? 'Packing' : `Packing, ${formatCount(filesDone)} of ${formatCount(filesInAll)} files`
}

export const contentText = ({ rowCount, fileCount }: Pick<Backup, 'rowCount' | 'fileCount'>) =>
  `${formatCount(rowCount ?? 0)} records, ${formatCount(fileCount ?? 0)} ${fileCount === 1 ? 'file' : 'files'}`

export function originText({ isNightly, askedBy }: Pick<Backup, 'isNightly' | 'askedBy'>) {
  if (isNightly) return 'by night'
  return askedBy ? `by ${askedBy.firstName} ${askedBy.lastName}` : 'by a former brother'
}

export function protectionText({ kind, at, by }: BackupProtection) {
  const who = by ? `${by.firstName} ${by.lastName}` : 'A former brother'
  const when = at ? ` on ${longDate(at)}` : ''
  if (kind === 'configured') return 'Encrypted with the passphrase of the configuration (BACKUP_PASSPHRASE).'
  if (kind === 'set')
    return at ? `Encrypted. ${who} set the passphrase${when}.` : 'Encrypted with a passphrase that was set here.'
  if (kind === 'open') return `They lie open: whoever has an archive can read all of it. ${who} said so${when}.`
  return 'Nobody has set a passphrase: whoever has an archive can read all of it.'
}
