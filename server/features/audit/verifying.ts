// Verifying the chain by hand: line by line how far it has come, and at last what was found.
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { AuditFinding, AuditStep } from '@aerie/contract/audit'
import { record } from '#platform/audit/audit.ts'
import { noteWhole } from '#platform/audit/findings.ts'
import type { Flaw } from '#platform/audit/flaw.ts'
import { HEADS, type KeptHead, readHeads } from '#platform/audit/heads.ts'
import { acceptedOf, type Verification, verifyLog } from '#platform/audit/verify.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import { countEntries, countUpTo } from './log-data.ts'
import { notifyOfFault } from './service.ts'

/** So often a line is written. */
const BETWEEN_LINES_MS = 200

let isVerifying = false

/** One verification at a time in each process; whoever leaves ends his. */
export async function verify(ctx: MemberContext, dataFolder: string) {
  if (isVerifying) throw new Refusal('too_many', 'The chain is being walked already. Try again in a minute.')
  isVerifying = true
  const lines = new PassThrough()
  void verifyInto(ctx, lines, dataFolder)
    .catch((error: Error) => lines.destroy(error))
    .finally(() => {
      isVerifying = false
    })
  return lines
}

async function verifyInto(ctx: MemberContext, lines: PassThrough, dataFolder: string) {
  const began = performance.now()
  const kept = await readHeads(join(dataFolder, HEADS))
  const since = await sinceOf(ctx, kept)
  const total = (await countEntries(ctx.db)).count - (since?.before ?? 0)
  const say = (step: Omit<AuditStep, 'total'>) => lines.write(`${JSON.stringify({ ...step, total })}\n`)
  say({ walked: 0, at: null, finding: null })
  let said = performance.now()
  const verified = await verifyLog(ctx.db, kept, {
    extent: 'all',
    between: async (_took, { entries, at }) => {
      if (performance.now() - said > BETWEEN_LINES_MS) {
        said = performance.now()
        say({ walked: entries, at: at?.toISOString() ?? null, finding: null })
      }
      return !lines.destroyed
    },
  })
  if (lines.destroyed) return
  const finding = { ...findingOf(verified), since }
  const after = {
    isWhole: finding.broken === null,
    entries: finding.entries,
    seconds: Math.round((performance.now() - began) / 1000),
    ...(finding.since && { since: finding.since.at }),
    ...(finding.broken && { finding: finding.broken.sentence }),
  }
  await inTransaction(ctx, async (tx) => {
    await record(tx, { action: 'audit.verify', after })
    await (verified.fault ? notifyOfFault(tx, verified.fault) : noteWhole(tx, kept))
  })
  say({ walked: finding.entries, at: null, finding })
  lines.end()
}

/** What was accepted as it stood is not walked. */
async function sinceOf({ db }: MemberContext, kept: KeptHead[]): Promise<AuditFinding['since']> {
  const accepted = acceptedOf(kept)
  return accepted && { at: accepted.at.toISOString(), entry: accepted.id, before: await countUpTo(db, accepted.id) }
}

function findingOf({ entries, fault, flaw }: Verification): Omit<AuditFinding, 'since'> {
  if (!fault) return { entries, broken: null }
  if (!flaw)
    return { entries, broken: { id: fault.id, is: 'gone', sentence: fault.sentence, expected: null, found: null } }
  const [expected, found] = [flaw.expected, flaw.found].map((hash) => hash?.toString('hex') ?? null)
  return {
    entries,
    broken: {
      id: flaw.id,
      is: flaw.is,
      sentence: SENTENCES[flaw.is],
      expected: expected ?? null,
      found: found ?? null,
    },
  }
}

const SENTENCES: Record<Flaw['is'], string> = {
  changed: 'Its text, its time or its mark was altered after it was written, outside Aerie.',
  removed: 'It was removed, or more than it: the entry after it follows from one that is there no longer.',
  inserted: 'It was put in afterwards, outside Aerie: the entry after it does not know of it.',
  reordered: 'It does not stand where it was written: the entry it follows from comes later.',
}
