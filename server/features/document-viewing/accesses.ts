// Who has viewed and downloaded what, kept for a year.
import type { Readable } from 'node:stream'
import type { DocumentAccess } from '@aerie/contract/documents'
import { displayName, toPersonName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './access-data.ts'

const KEPT_DAYS = 365
const DAY_MS = 86_400_000
const MOST_LISTED = 2_000
/** Everybody, for each of both acts. */
const MOST_EXPORTED = 100_000
const COLUMNS = ['member', 'name', 'act', 'first', 'last', 'times']

/** Of a document that the caller sees. */
export async function listAccesses({ db }: MemberContext, id: number): Promise<DocumentAccess[]> {
  return (await data.listAccesses(db, id, MOST_LISTED)).map((row) => ({
    member: toPersonName(row),
    act: row.act as DocumentAccess['act'],
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    times: row.times,
  }))
}

/** As CSV; noted is who took it. */
export async function exportAccesses(ctx: MemberContext, id: number): Promise<Readable> {
  await inTransaction(ctx, (tx) => record(tx, { action: 'document.accesses', objectId: id }))
  const rows = await data.listAccesses(ctx.db, id, MOST_EXPORTED)
  return writeCsv(
    rows.map((row) => [
      row.id,
      displayName(row),
      row.act,
      row.first_at.toISOString(),
      row.last_at.toISOString(),
      row.times,
    ]),
    COLUMNS,
  )
}

export async function purgeAccesses({ db, now }: Context) {
  await data.deleteAccesses(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS))
}
