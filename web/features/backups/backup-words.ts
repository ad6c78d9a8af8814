// What is said of a backup: how far it is, what it holds.

import type { Backup, BackupProtection } from '@aerie/contract/backups'
import { displayName } from '@aerie/contract/person'
import { longDate } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'

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
  if (state === 'trial') return 'Restoring it into a scratch database, to check that it can be restored'
  return filesInAll === 0 ? 'Packing' : `Packing, ${formatCount(filesDone)} of ${formatCount(filesInAll)} files`
}

export const contentText = ({ rowCount, fileCount }: Pick<Backup, 'rowCount' | 'fileCount'>) =>
  `${formatCount(rowCount ?? 0)} records, ${counted(fileCount ?? 0, 'file')}`

export function originText({ isNightly, askedBy }: Pick<Backup, 'isNightly' | 'askedBy'>) {
  if (isNightly) return 'by night'
  return askedBy ? `by ${displayName(askedBy)}` : 'by a former brother'
}

export function protectionText({ kind, at, by }: BackupProtection) {
  const who = by ? displayName(by) : 'A former brother'
  const when = at ? ` on ${longDate(at)}` : ''
  if (kind === 'configured') return 'Encrypted with the passphrase set where Aerie runs (BACKUP_PASSPHRASE).'
  if (kind === 'set')
    return at ? `Encrypted. ${who} set the passphrase${when}.` : 'Encrypted with a passphrase that was set here.'
  if (kind === 'open') return `Not encrypted: whoever has an archive can read all of it. ${who} chose this${when}.`
  return 'Nobody has set a passphrase: whoever has an archive can read all of it.'
}
