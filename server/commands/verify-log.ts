// Verifies the audit log from outside, beside a running server or without one; --accept takes it for good as it stands.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCount } from '@aerie/text/numbers'
import { dayIn, UTC } from '@aerie/text/zones'
import { notifyOfFault } from '#features/audit/service.ts'
import { readHead, record } from '#platform/audit/audit.ts'
import { purgeFindings } from '#platform/audit/findings.ts'
import { HEADS, type KeptHead, keepHead, readHeads } from '#platform/audit/heads.ts'
import { countingHeads, type Fault, verifyLog } from '#platform/audit/verify.ts'
import { readConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/db/db.ts'
import { joinDatabase } from '#platform/db/locate.ts'
import { inTransaction } from '#platform/transaction.ts'
import { inContext } from './in-context.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(run)

/** Answers the exit code: 1 for a log that is broken. */
async function run() {
  const { values, positionals } = readArguments()
  const config = readConfig(process.env)
  const file = join(config.dataFolder, HEADS)
  const located = await joinDatabase(config, say)
  const database = openDatabase(located.runtime, { pool: 2 })
  try {
    const heads = await readHeads(file)
    const { entries, fault } = await verifyLog(database.db, [...heads, ...mailedHead(positionals)], { extent: 'all' })
    if (values.accept) return await accept(database, config.dataFolder, fault)
    // What somebody typed from an email may have been mistyped.
    if (fault && positionals.length === 0)
      await inContext(database, config.dataFolder, (ctx) => notifyOfFault(ctx, fault))
    say(fault ? `The audit log is broken. ${fault.sentence}` : wholeSentence(entries, countingHeads(heads)))
    return fault ? 1 : 0
  } finally {
    await database.close()
    await located.stop()
  }
}

function readArguments() {
  try {
    return parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true })
  } catch {
    throw new Error('Give nothing, --accept, or the number and the sum from an email.')
  }
}

/** What an email said the log ended with. */
function mailedHead([id, hash, ...more]: string[]): KeptHead[] {
  if (id === undefined) return []
  if (!/^\d+$/.test(id) || !/^[0-9a-f]{64}$/.test(hash ?? '') || more.length > 0)
    throw new Error('Give the number and the sum as the email has them: npm run verify-log -- 1234 9f86d0…')
  return [{ id: Number(id), hash: Buffer.from(hash ?? '', 'hex'), at: new Date(), isAccepted: false }]
}

function wholeSentence(entries: number, heads: KeptHead[]) {
  const [first] = heads
  const since = first?.isAccepted ? ` since it was accepted as it stood on ${dayIn(UTC, first.at)}` : ''
  return `The audit log is whole${since}: ${formatCount(entries)} entries, each following from the one before it, and all of the ${heads.length} that were kept outside the database are in it.`
}

/** The log itself tells that it was accepted, and what was wrong; what had been found stands nowhere any more. */
async function accept(database: Database, dataFolder: string, fault: Fault | null) {
  const { db } = database
  await inContext(database, dataFolder, (ctx) =>
    inTransaction(ctx, async (tx) => {
      if (fault) await record(tx, { action: 'audit.accept', objectId: fault.id, after: { finding: fault.sentence } })
      await purgeFindings(tx)
    }),
  )
  const head = fault && (await readHead(db))
  if (head) await keepHead(join(dataFolder, HEADS), { ...head, at: new Date(), isAccepted: true })
  say(
    fault
      ? `${fault.sentence} The log counts as whole from here on, and says that it was accepted.`
      : 'The log is whole. There is nothing to accept.',
  )
  return 0
}
