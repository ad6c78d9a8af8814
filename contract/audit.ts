// The audit log, for super admins: its entries, its chain, and the head that is noted elsewhere.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { pageQuery } from './page.ts'
import { PersonRef } from './person.ts'
import { PathId, searched } from './values.ts'

const text = z.nullable(z.string())
/** SHA-256 of an entry and of all before it. */
const Mark = z.string()

/** What changed, field by field, in words. */
export const AuditFact = z.object({
  field: z.string(),
  /** Null where there is nothing to say of it. */
  before: text,
  after: text,
  /** It changed; what it was and is, the log does not keep. */
  isPrivate: z.boolean(),
})
export type AuditFact = z.infer<typeof AuditFact>

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null where nobody was signed in, and, without an address, for what Aerie does by itself. */
  actor: z.nullable(PersonRef),
  /** Of somebody who is a member no longer, what is left: his number. */
  actorId: z.nullable(z.int()),
  action: z.string(),
  kind: z.string(),
  /** What follows the name of who acted. */
  sentence: z.string(),
  /** Where the thing can be seen; null where it is gone or has no page. */
  link: text,
  facts: z.array(AuditFact),
  address: text,
  mark: Mark,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const word = (longest: number) => z.optional(searched(longest))

const filter = {
  /** Of a member, `nobody` where none was signed in. */
  actor: z.optional(z.union([z.literal('nobody'), PathId])),
  action: word(60),
  kind: word(40),
  from: z.optional(z.iso.datetime()),
  /** Not included. */
  until: z.optional(z.iso.datetime()),
  q: word(200),
}

export const AuditFilter = z.strictObject(filter)
export type AuditFilter = z.output<typeof AuditFilter>

const Finding = z.object({
  /** How many were walked. */
  entries: z.int(),
  /** Where the log was once accepted as it stood: the entry after which it was walked, and how many it and those before are. */
  since: z.nullable(z.object({ at: z.iso.datetime(), entry: z.int(), before: z.int() })),
  /** The first entry that is wrong; null where the chain is whole. */
  broken: z.nullable(
    z.object({
      id: z.int(),
      is: z.enum(['changed', 'removed', 'inserted', 'reordered', 'gone', 'another']),
      sentence: z.string(),
      /** What the entry should bear, and what it bears. */
      expected: z.nullable(Mark),
      found: z.nullable(Mark),
    }),
  ),
})
export type AuditFinding = z.infer<typeof Finding>

/** A line of a walk: how far it has come, and at last what it found. */
export const AuditStep = z.object({
  walked: z.int(),
  total: z.int(),
  /** When the entry was written at which it stands. */
  at: z.nullable(z.iso.datetime()),
  finding: z.nullable(Finding),
})
export type AuditStep = z.infer<typeof AuditStep>

export const AuditState = z.object({
  entries: z.int(),
  since: z.nullable(z.iso.datetime()),
  bytes: z.int(),
  head: z.nullable(z.object({ id: z.int(), mark: Mark, at: z.iso.datetime() })),
  /** Null where nobody has walked it by hand. */
  lastWalk: z.nullable(
    z.object({
      at: z.iso.datetime(),
      isWhole: z.boolean(),
      seconds: z.int(),
      /** Since when it was walked, where it was once accepted as it stood. */
      since: z.nullable(z.iso.datetime()),
    }),
  ),
  /** What verifying found wrong, by hand or by itself, and nobody has accepted since. */
  findings: z.array(z.string()),
})
export type AuditState = z.infer<typeof AuditState>

const Comparison = z.object({ stands: z.boolean(), sentence: z.string() })

/** A mark as it was noted, with or without the number of its entry before it; spaces do not count. */
const Noted = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(?:\d{1,15}[\s:,]+)?(?:[0-9a-fA-F]\s*){16,64}$/,
      'Give the mark as it was noted: 16 to 64 signs from 0 to 9 and A to F, with the number of the entry before it if you have that',
    ),
  )

/** What an export takes at most; the filters make it less. */
export const MOST_EXPORTED = 100_000

export const audit = endpoints('audit', {
  list: endpoint('GET', '/api/audit', {
    summary: 'The entries of the audit log, the newest first.',
    who: 'superAdmin',
    query: z.extend(pageQuery, filter),
    response: z.array(AuditEntry),
  }),
  state: endpoint('GET', '/api/audit/state', {
    summary: 'How long the audit log is, how much room it takes, and what it ends with.',
    who: 'superAdmin',
    response: AuditState,
  }),
  verify: endpoint('POST', '/api/audit/verify', {
    summary:
      'Walk the chain of the whole log; each line of the answer says how far it has come, the last what was found.',
    refuses: ['too_many'],
    who: 'superAdmin',
    answers: 'application/x-ndjson',
  }),
  compare: endpoint('POST', '/api/audit/compare', {
    summary: 'Whether an entry that was noted elsewhere still stands in the log.',
    who: 'superAdmin',
    body: z.strictObject({ noted: Noted }),
    response: Comparison,
  }),
  exportCsv: endpoint('GET', '/api/audit/export.csv', {
    summary: 'The entries that the filters leave, as CSV, the newest first.',
    refuses: ['too_many'],
    who: 'superAdmin',
    query: AuditFilter,
    answers: 'text/csv',
    fresh: () => WITHIN_AN_HOUR,
  }),
  exportJson: endpoint('GET', '/api/audit/export.json', {
    summary: 'The same as JSON.',
    refuses: ['too_many'],
    who: 'superAdmin',
    query: AuditFilter,
    answers: 'application/json',
    fresh: () => WITHIN_AN_HOUR,
  }),
})
