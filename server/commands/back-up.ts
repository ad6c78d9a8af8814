// Backs the installation up into a folder, beside a running Aerie or without one.

import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatCount } from '@aerie/text/numbers'
import { HEADS, readHeads } from '#platform/audit/heads.ts'
import { backUp, type Progress } from '#platform/backup/backing-up.ts'
import { LEFT_OUT, lastAccepted } from '#platform/backup/manifest.ts'
import { archiveName, isUnfinished, unfinished } from '#platform/backup/names.ts'
import { readPassphrase } from '#platform/backup/passphrase.ts'
import { readConfig } from '#platform/config.ts'
import { joinDatabase } from '#platform/db/locate.ts'
import { adoptDurably } from '#platform/files/durable-write.ts'
import pack from '../../package.json' with { type: 'json' }
import { storeOf } from '../backup-place.ts'
import { runCommand, say } from './run-command.ts'

const DAY_MS = 86_400_000
await runCommand(run)

async function run([given, ...more]: string[]) {
  if (given === undefined || given.startsWith('-') || more.length > 0)
    throw new Error('Give the folder for the archive: npm run backup -- FOLDER')
  const config = readConfig(process.env)
  const folder = resolve(given)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeft(folder)
  const createdAt = new Date()
  const passphrase = readPassphrase({ configured: config.backup.passphrase, folder: config.voteKeyFolder })
  const name = archiveName(createdAt, passphrase !== null)
  const draft = join(folder, unfinished(name))
  const located = await joinDatabase(config, say)
  try {
    say(`Backing up to ${join(folder, name)} …`)
    // An older installation may not have been started since, so that the program's role could read nothing new.
    const { owner } = located
    const good = await backUp(
      {
        database: owner,
        owner,
        store: storeOf(config),
        path: draft,
        passphrase,
        version: pack.version,
        createdAt: createdAt.toISOString(),
        accepted: lastAccepted(await readHeads(join(config.dataFolder, HEADS))),
      },
      tell(),
    )
    await adoptDurably(draft, join(folder, name))
    say(
      `It is good: ${formatCount(good.rows)} rows in ${good.tables} tables and ${formatCount(good.files)} files, restored once to see that it can be. ${formatCount(Math.ceil(good.bytes / 1e6))} MB, SHA-256 ${good.sha256}.`,
    )
    if (passphrase === null)
      say(
        'It is not encrypted: whoever has it can read all of it. Set BACKUP_PASSPHRASE, or a passphrase under System Settings, and the next one is encrypted.',
      )
    if (good.logFault)
      say(
        `The audit log in it is broken at entry ${good.logFault.id}: ${good.logFault.sentence} The archive is kept all the same. See docs/operations.md, “The audit log”.`,
      )
    say(['Not in it, so that it has to be kept elsewhere:', ...LEFT_OUT.map((line) => `- ${line}`)].join('\n'))
  } finally {
    await located.stop()
  }
}

function tell() {
  let said = -1
  return (progress: Progress) => {
    if (progress.kind === 'trial') return say('Restoring it into a scratch database…')
    const tenth = Math.floor((10 * progress.filesDone) / progress.filesInAll)
    if (tenth > said) say(`${formatCount(progress.filesDone)} of ${formatCount(progress.filesInAll)} files.`)
    said = Math.max(said, tenth)
  }
}

/** One that was killed over it left a piece behind; what is younger may still be at work. */
async function removeLeft(folder: string) {
  for (const name of await readdir(folder)) {
    if (!isUnfinished(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { force: true })
  }
}
