// Restores a house from an archive, into an empty one or in place of what is there; Aerie may not be running.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCount } from '@aerie/contract/formats'
import { readHead } from './platform/audit/audit.ts'
import { HEADS, keepHead } from './platform/audit/heads.ts'
import { verifyLog } from './platform/audit/verify.ts'
import type { Manifest } from './platform/backup/manifest.ts'
import { restoreArchive } from './platform/backup/restoring.ts'
import { type Config, readConfig } from './platform/config.ts'
import { makeDataFolder } from './platform/data-folder.ts'
import { bringUp } from './platform/db/bring-up.ts'
import { type Db, openDatabase } from './platform/db/db.ts'
import { locateDatabase } from './platform/db/locate.ts'
import { openFolderStore, openS3Store } from './platform/files/store.ts'
import { openVoteKeys } from './platform/vote-keys.ts'

const say = (sentence: string) => console.log(sentence)

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Answers the exit code: 1 where the audit log came back broken. */
async function run() {
  const { archive, isOverwriting } = readArguments()
  const config = readConfig(process.env)
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`)
  makeDataFolder(config.dataFolder)
  const files = config.s3 ? await openS3Store(config.s3) : openFolderStore(join(config.dataFolder, 'files'))
  const located = await locateDatabase(config, say)
  try {
    const { passphrase } = config.backup
    const manifest = await restoreArchive({ database: located.owner, files, archive, passphrase, isOverwriting, say })
    await bringUp(located)
    say(restoredSentence(manifest))
    const { db, close } = openDatabase(located.runtime, { pool: 1 })
    try {
      for (const sentence of await missingKeys(db, config)) say(sentence)
      return await beginLog(db, config)
    } finally {
      await close()
    }
  } finally {
    await located.stop()
  }
}

function readArguments() {
  const asked = 'Give the archive: npm run restore -- FILE [--overwrite]'
  try {
    const { values, positionals } = parseArgs({ options: { overwrite: { type: 'boolean' } }, allowPositionals: true })
    const [archive, ...more] = positionals
    if (archive === undefined || more.length > 0) throw new Error(asked)
    return { archive: resolve(archive), isOverwriting: values.overwrite === true }
  } catch {
    throw new Error(asked)
  }
}

function restoredSentence({ createdAt, tables, files }: Manifest) {
  return `Restored as it was on ${createdAt.slice(0, 16).replace('T', ' ')} UTC: ${formatCount(tables.reduce((sum, { rows }) => sum + rows, 0))} rows in ${tables.length} tables and ${formatCount(files.count)} files.`
}

/** What no archive has, by what needs it. */
async function missingKeys(db: Db, { voteKeyFolder, watermarkKeys, dataFolder }: Config) {
  const keys = openVoteKeys(voteKeyFolder)
  const boxes = await db.selectFrom('ballot_boxes').select('key_name').execute()
  const missing = boxes.filter(({ key_name }) => !keys.find(key_name)).length
  return [
    ...(missing > 0
      ? [
          `The keys of ${formatCount(missing)} votes are not in ${voteKeyFolder}. Bring that folder from the other house: without them open votes can be neither voted in nor counted.`,
        ]
      : []),
    ...(watermarkKeys || existsSync(join(dataFolder, 'keys', 'watermark.json'))
      ? []
      : [
          `The keys of the watermark are not in ${join(dataFolder, 'keys', 'watermark.json')}. Bring that file, or set WATERMARK_KEYS, before the first start: otherwise a new key is made, which reads none of the marks that are out.`,
        ]),
  ]
}

/** What was kept of a log that went on after the archive is rightly missing: this one counts from where it ends. */
async function beginLog(db: Db, { dataFolder }: Config) {
  const { entries, fault } = await verifyLog(db, [], { extent: 'all' })
  if (fault) {
    say(`The audit log is broken, in the archive as here. ${fault.sentence}`)
    return 1
  }
  const head = await readHead(db)
  if (head) await keepHead(join(dataFolder, HEADS), { ...head, at: new Date(), isAccepted: true })
  say(`The audit log is whole: ${formatCount(entries)} entries. Start Aerie with npm start.`)
  return 0
}
