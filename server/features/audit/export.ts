// The audit log as a file, CSV or JSON, streamed in parts of what the filters leave.
import { Readable } from 'node:stream'
import { type AuditEntry, type AuditFilter, MOST_EXPORTED } from '@aerie/contract/audit'
import { wordOfKind } from '@aerie/contract/audit-actions'
import { fullName } from '@aerie/contract/person'
import { stringify } from 'csv-stringify'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './log-data.ts'
import { showEntries, wantedOf } from './reading.ts'

const AT_ONCE = 500

/** Who is exporting now: one at a time for each, in each process. */
const exporting = new Set<number>()

export async function exportLog(ctx: MemberContext, filter: AuditFilter, form: 'csv' | 'json'): Promise<Readable> {
  const { id } = ctx.actor
  if (exporting.has(id)) throw new Refusal('too_many', 'You are exporting the audit log already.')
  const { actor, ...words } = filter
  await inTransaction(ctx, (tx) =>
    record(tx, { action: 'audit.export', after: { form, ...words, ...(actor !== undefined && { actor }) } }),
  )
  exporting.add(id)
  const stream = form === 'json' ? Readable.from(asJson(ctx, filter)) : asCsv(ctx, filter)
  stream.once('close', () => exporting.delete(id))
  return stream
}

/** The newest first, and no more than the bound. */
async function* readParts(ctx: MemberContext, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  const wanted = await wantedOf(ctx, filter)
  let after: data.Place | null = null
  for (let read = 0; read < MOST_EXPORTED; read += AT_ONCE) {
    const rows: data.EntryRow[] = await data.listEntries(ctx.db, wanted, { after, limit: AT_ONCE })
    if (rows.length > 0) yield await showEntries(ctx, rows)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = { at: last.at, id: last.id }
  }
}

async function* asJson(ctx: MemberContext, filter: AuditFilter) {
  let isFirst = true
  yield '['
  for await (const part of readParts(ctx, filter)) {
    yield `${isFirst ? '\n' : ',\n'}${part.map((entry) => JSON.stringify(entry)).join(',\n')}`
    isFirst = false
  }
  yield '\n]\n'
}

const COLUMNS = ['entry', 'at', 'who', 'did', 'kind', 'action', 'before', 'after', 'address', 'mark']

/** A byte order mark comes first, so that spreadsheets read the accents; formulas are escaped. */
function asCsv(ctx: MemberContext, filter: AuditFilter) {
  async function* lines() {
    for await (const part of readParts(ctx, filter)) for (const entry of part) yield lineOf(entry)
  }
  const csv = stringify({ header: true, bom: true, escape_formulas: true, columns: COLUMNS })
  const source = Readable.from(lines())
  source.once('error', (error) => csv.destroy(error))
  csv.once('close', () => source.destroy())
  return source.pipe(csv)
}

const lineOf = (entry: AuditEntry) => [
  entry.id,
  entry.at,
  entry.actor ? fullName(entry.actor) : (entry.actorId ?? (entry.address ? '' : 'Aerie')),
  entry.sentence,
  wordOfKind(entry.kind),
  entry.action,
  entry.facts.flatMap(({ field, before }) => (before === null ? [] : `${field}: ${before}`)).join('; '),
  entry.facts.flatMap(({ field, after }) => (after === null ? [] : `${field}: ${after}`)).join('; '),
  entry.address ?? '',
  entry.mark,
]
