// Reading the audit log: its entries in words, how long it is, and whether a noted head still stands.

import type { AuditEntry, AuditFilter, AuditState } from '@aerie/contract/audit'
import { sentenceOfAction } from '@aerie/contract/audit-actions'
import { displayName } from '@aerie/contract/person'
import { formatCount } from '@aerie/text/numbers'
import { wordsOf } from '@aerie/text/search-form'
import { dayIn } from '@aerie/text/zones'
import { toPersonRef } from '#features/people/person.ts'
import { findByWord } from '#features/people/service.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { listFindings } from '#platform/audit/findings.ts'
import type { MemberContext } from '#platform/context.ts'
import type { Registry } from '#platform/feature.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { factsOf } from './facts.ts'
import * as data from './log-data.ts'
import { listPeople } from './people-data.ts'
import { idsOf, readSubjects } from './subjects.ts'

const MOST_WORDS = 6
/** Of a word that more members are called by, those of the most are not looked for by name. */
const MOST_NAMED = 50

export async function listEntries(
  ctx: MemberContext,
  registry: Registry,
  { limit, cursor }: PageRequest,
  filter: AuditFilter,
): Promise<Page<AuditEntry[]>> {
  const place = readCursor(cursor, /^(\d{1,15})-(\d{1,15})$/)
  const after = place && { at: new Date(Number(place[0])), id: Number(place[1]) }
  const rows = await data.listEntries(ctx.db, await wantedOf(ctx, filter), { after, limit: limit + 1 })
  const { items, next } = cutPage(rows, limit, ({ at, id }) => `${at.getTime()}-${id}`)
  return { items: await showEntries(ctx, registry, items), next }
}

export async function wantedOf(ctx: MemberContext, filter: AuditFilter): Promise<data.EntryQuery> {
  const typed = wordsOf(filter.q ?? '').slice(0, MOST_WORDS)
  const words = await Promise.all(
    typed.map(async (word) => ({ word, members: await findByWord(ctx, word, MOST_NAMED) })),
  )
  return { filter, words }
}

/** Two queries at most for each kind of thing, however many entries. */
export async function showEntries(
  { db }: MemberContext,
  registry: Registry,
  rows: data.EntryRow[],
): Promise<AuditEntry[]> {
  const about = idsOf(rows.filter(data.isAboutMember))
  const ids = [...new Set([...about, ...rows.flatMap(({ actor_id }) => actor_id ?? [])])]
  const people = new Map((await listPeople(db, ids)).map((row) => [row.id, toPersonRef(row)]))
  const names = new Map([...people].map(([id, person]) => [id, displayName(person)]))
  const thingOf = await readSubjects(db, registry, { entries: rows, names })
  return rows.map((row) => {
    const { name, link } = thingOf(row)
    const sentence = (sentenceOfAction(row.action) ?? row.action).replace('{it}', name).replace(/ {2,}/g, ' ').trim()
    return {
      id: row.id,
      at: row.at.toISOString(),
      actor: (row.actor_id !== null && people.get(row.actor_id)) || null,
      actorId: row.actor_id,
      action: row.action,
      kind: row.object_type,
      sentence,
      link,
      facts: factsOf(row.before, row.after),
      address: row.address,
      mark: row.hash.toString('hex'),
    }
  })
}

export async function readState({ db }: MemberContext): Promise<AuditState> {
  const [{ count, since }, bytes, head, lastVerification, findings] = await Promise.all([
    data.countEntries(db),
    data.readBytes(db),
    data.readLastEntry(db),
    data.readLastWalk(db),
    listFindings(db),
  ])
  const found = lastVerification?.after as { isWhole?: boolean; seconds?: number; since?: string } | null | undefined
  return {
    entries: count,
    since: since?.toISOString() ?? null,
    bytes,
    head: head ? { id: head.id, mark: head.hash.toString('hex'), at: head.at.toISOString() } : null,
    lastWalk: lastVerification
      ? {
          at: lastVerification.at.toISOString(),
          isWhole: found?.isWhole === true,
          seconds: Number(found?.seconds ?? 0),
          since: found?.since ?? null,
        }
      : null,
    findings: findings.map(({ sentence }) => sentence),
  }
}

/** What was noted may have been cut short; with the number of its entry more can be said. */
export async function compare(ctx: MemberContext, noted: string) {
  const { db } = ctx
  const [, id, signs = ''] = /^(?:(\d{1,15})[\s:,]+)?((?:[0-9a-f]\s*){16,64})$/i.exec(noted.trim()) ?? []
  const mark = signs.replaceAll(/\s/g, '').toLowerCase()
  const numbered = id === undefined ? undefined : await data.findById(db, Number(id))
  const marked = await data.findMarked(db, mark)
  if (marked && (id === undefined || marked.id === Number(id)))
    return {
      stands: true,
      sentence: `It stands in the chain at entry ${formatCount(marked.id)}, of ${dayIn(await readTimeZone(ctx), marked.at)}.`,
    }
  if (marked)
    return {
      stands: false,
      sentence: `This mark stands at entry ${formatCount(marked.id)}, not ${formatCount(Number(id))}: entries were moved.`,
    }
  if (numbered)
    return {
      stands: false,
      sentence: `Entry ${formatCount(numbered.id)} bears another mark than you noted: it or one before it was changed.`,
    }
  const reason =
    id === undefined
      ? 'the entry was changed or removed, or the mark mistyped'
      : 'it was removed, or the number mistyped'
  return {
    stands: false,
    sentence: `${id === undefined ? 'No entry bears this mark' : `There is no entry ${formatCount(Number(id))}`}: ${reason}.`,
  }
}
