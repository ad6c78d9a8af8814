// Verifies the audit log from outside, beside a running server or without one; --accept takes it for good as it stands.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCount } from '@aerie/contract/formats'
import { readHead, record } from './platform/audit/audit.ts'
import { HEADS, type KeptHead, keepHead, readHeads } from './platform/audit/heads.ts'
import { countingHeads, type Fault, verifyLog } from './platform/audit/verify.ts'
import { openCaches } from './platform/cache/caches.ts'
import { readConfig } from './platform/config.ts'
import { contextOf } from './platform/context.ts'
import { type Database, openDatabase } from './platform/db/db.ts'
import { joinDatabase } from './platform/db/locate.ts'
import { openBus } from './platform/events/bus.ts'
import { openFolderStore } from './platform/files/store.ts'
import { openVoteKeys } from './platform/vote-keys.ts'

const say = (sentence: string) => console.log(sentence)

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

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
    if (fault && values.accept) return await accept(database, config.dataFolder, fault)
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
  const since = first?.isAccepted ? ` since it was accepted as it stood on ${first.at.toISOString().slice(0, 10)}` : ''
  return `The audit log is whole${since}: ${formatCount(entries)} entries, each following from the one before it, and all of the ${heads.length} that were kept outside the database are in it.`
}

/** The log itself tells that it was accepted, and what was wrong. */
async function accept(database: Database, dataFolder: string, { id, sentence }: Fault) {
  const { db } = database
  const bus = await openBus(database)
  const files = openFolderStore(join(dataFolder, 'files'))
  const voteKeys = openVoteKeys(join(dataFolder, 'keys', 'votes'))
  const ctx = contextOf({ db, bus, files, voteKeys, caches: openCaches(db, bus) })
  await record(ctx, { action: 'audit.accept', objectId: id, after: { finding: sentence } })
  await bus.close()
  const head = await readHead(db)
  if (head) await keepHead(join(dataFolder, HEADS), { ...head, at: ctx.now(), isAccepted: true })
  say(
    `${sentence} The log counts as whole from here on, and says that it was accepted. A running Aerie notices with its next verification, within a day.`,
  )
  return 0
}
