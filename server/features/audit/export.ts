// The audit log as a file, CSV or JSON, streamed in parts of what the filters leave.
import { Readable } from 'node:stream'
import { type AuditEntry, type AuditFilter, MOST_EXPORTED } from '@aerie/contract/audit'
import { wordOfKind } from '@aerie/contract/audit-actions'
import { displayName } from '@aerie/contract/person'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import type { Registry } from '#platform/feature.ts'
import { oneAtATime } from '#platform/one-at-a-time.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './log-data.ts'
import { showEntries, wantedOf } from './reading.ts'

const AT_ONCE = 500

const oneExport = oneAtATime('You are exporting the audit log already.')

export const exportLog = (
  ctx: MemberContext,
  registry: Registry,
  filter: AuditFilter,
  form: 'csv' | 'json',
): Promise<Readable> =>
  oneExport(ctx, async () => {
    const { actor, ...words } = filter
    await inTransaction(ctx, (tx) =>
      record(tx, { action: 'audit.export', after: { form, ...words, ...(actor !== undefined && { actor }) } }),
    )
    return form === 'json'
      ? Readable.from(asJson(ctx, registry, filter))
      : writeCsv(linesOf(ctx, registry, filter), COLUMNS)
  })

/** The newest first, and no more than the bound. */
async function* readParts(ctx: MemberContext, registry: Registry, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  const wanted = await wantedOf(ctx, filter)
  let after: data.EntryCursor | null = null
  for (let read = 0; read < MOST_EXPORTED; read += AT_ONCE) {
    const rows: data.EntryRow[] = await data.listEntries(ctx.db, wanted, { after, limit: AT_ONCE })
    if (rows.length > 0) yield await showEntries(ctx, registry, rows)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = { at: last.at, id: last.id }
  }
}

async function* asJson(ctx: MemberContext, registry: Registry, filter: AuditFilter) {
  let isFirst = true
  yield '['
  for await (const part of readParts(ctx, registry, filter)) {
    yield `${isFirst ? '\n' : ',\n'}${part.map((entry) => JSON.stringify(entry)).join(',\n')}`
    isFirst = false
  }
  yield '\n]\n'
}

const COLUMNS = ['entry', 'at', 'who', 'did', 'kind', 'action', 'before', 'after', 'address', 'mark']

async function* linesOf(ctx: MemberContext, registry: Registry, filter: AuditFilter) {
  for await (const part of readParts(ctx, registry, filter)) for (const entry of part) yield lineOf(entry)
}

const lineOf = (entry: AuditEntry) => [
  entry.id,
  entry.at,
  entry.actor ? displayName(entry.actor) : (entry.actorId ?? (entry.address ? '' : 'Aerie')),
  entry.sentence,
  wordOfKind(entry.kind),
  entry.action,
  entry.facts.flatMap(({ field, before }) => (before === null ? [] : `${field}: ${before}`)).join('; '),
  entry.facts.flatMap(({ field, after }) => (after === null ? [] : `${field}: ${after}`)).join('; '),
  entry.address ?? '',
  entry.mark,
]
