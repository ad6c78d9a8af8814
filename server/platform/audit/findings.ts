// What verifications found wrong with the audit log, told to every process: whoever finds it, health says so everywhere.
import { audit } from '@aerie/contract/audit'
import { health } from '@aerie/contract/health'
import { stale } from '@aerie/contract/stale'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { announce } from '../events/announce.ts'
import type { KeptHead } from './heads.ts'
import { countingHeads, type Fault } from './verify.ts'
import type { AuditWatch } from './watch.ts'

type WatchState = ReturnType<AuditWatch['state']>

export const listFindings = (db: Db) =>
  db.selectFrom('audit_findings').select(['entry', 'sentence', 'found_at']).orderBy('entry').execute()

/** A question as short as can be: whoever asks whether the installation is well asks it. */
export const isFoundBroken = async (db: Db) =>
  (await db.selectFrom('audit_findings').select('entry').limit(1).executeTakeFirst()) !== undefined

/** The log is broken where anybody has found it so; else it is what this process knows of it. */
export const stateOf = (own: WatchState, isBroken: boolean): WatchState =>
  isBroken ? 'broken' : own === 'unverified' ? 'unverified' : 'whole'

export async function noteFault(tx: Context, { id, sentence, keptMark }: Fault) {
  const kept_hash = keptMark === null ? null : Buffer.from(keptMark, 'hex')
  await tx.db
    .insertInto('audit_findings')
    .values({ entry: id, sentence, found_at: tx.now(), kept_hash })
    .onConflict((conflict) => conflict.column('entry').doUpdateSet({ sentence, kept_hash }))
    .execute()
  await announce(tx, stale(health.details, audit.state))
}

/** After all of the chain was walked: what was missing stays missed, unless it is kept here and was found. */
export async function noteWhole(tx: Context, kept: KeptHead[]) {
  const hashes = countingHeads(kept).map(({ hash }) => hash)
  const settled = await tx.db
    .deleteFrom('audit_findings')
    .where(({ eb, or }) =>
      or([eb('kept_hash', 'is', null), ...(hashes.length > 0 ? [eb('kept_hash', 'in', hashes)] : [])]),
    )
    .returning('entry')
    .execute()
  if (settled.length > 0) await announce(tx, stale(health.details, audit.state))
}

/** Whoever runs the server took the log for good as it stands. */
export async function purgeFindings(tx: Context) {
  await tx.db.deleteFrom('audit_findings').execute()
  await announce(tx, stale(health.details, audit.state))
}
