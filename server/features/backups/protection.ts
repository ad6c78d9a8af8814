// Whether archives are encrypted: whoever makes backups sets a passphrase, or says once, in words, that they lie open.
import { type BackupProtection, backups } from '@aerie/contract/backups'
import { stale } from '@aerie/contract/stale'
import { toPersonNameIfThere } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import { keepPassphrase, readPassphrase } from '#platform/backup/passphrase.ts'
import type { BackupPlace } from '#platform/backup/place.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Null where archives lie open. */
export const passphraseOf = ({ voteKeys }: Context, { passphrase }: BackupPlace) =>
  readPassphrase({ configured: passphrase, folder: voteKeys.folder })

export async function readProtection(ctx: Context, place: BackupPlace): Promise<BackupProtection> {
  if (place.passphrase !== null) return { kind: 'configured', at: null, by: null }
  const said = await data.findSaid(ctx.db)
  const isSet = passphraseOf(ctx, place) !== null
  if (!isSet && said?.action !== 'backup.leave-open') return { kind: 'unasked', at: null, by: null }
  const by = said ? toPersonNameIfThere({ ...said, id: said.actor_id }) : null
  return { kind: isSet ? 'set' : 'open', at: said?.at.toISOString() ?? null, by }
}

/** The passphrase itself is in no record. Null says that archives lie open. */
export async function protect(ctx: MemberContext, place: BackupPlace, passphrase: string | null) {
  if (place.passphrase !== null)
    throw new Refusal(
      'conflict',
      'BACKUP_PASSPHRASE is set where Aerie runs. Whoever runs the server changes it there.',
    )
  if (passphrase === null && passphraseOf(ctx, place) !== null)
    throw new Refusal('conflict', 'A passphrase is set already. Set another one instead.')
  await inTransaction(ctx, async (tx) => {
    await record(tx, { action: passphrase === null ? 'backup.leave-open' : 'backup.encrypt' })
    await announce(tx, stale(backups.protection))
    // Before the commit: what is on record has happened.
    if (passphrase !== null) keepPassphrase(ctx.voteKeys.folder, passphrase)
  })
  return readProtection(ctx, place)
}
