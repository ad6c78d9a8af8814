// Restores an installation from an archive, into an empty one or in place of what is there; Aerie may not be running.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'
import { dayIn, momentWords, UTC } from '@aerie/text/zones'
import { acceptedHead } from '#platform/backup/manifest.ts'
import { isArchive } from '#platform/backup/names.ts'
import { readPassphrase } from '#platform/backup/passphrase.ts'
import { type Restored, type Restoring, restoreArchive } from '#platform/backup/restoring.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { makeDataFolder } from '#platform/data-folder.ts'
import { bringUp } from '#platform/db/bring-up.ts'
import { openDatabase } from '#platform/db/db.ts'
import { locateDatabase } from '#platform/db/locate.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { openFolderStore, openS3Store } from '#platform/files/store.ts'
import { takeSigningKeys } from '#platform/secrets/signing-keys.ts'
import { onRestored } from '../restored.ts'
import { missingKeys } from './missing-keys.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(run)

type RestoreArguments = Pick<Restoring, 'isOverwriting' | 'newPasswords' | 'acceptsLog'>

async function run() {
  const { archive, ...asked } = readArguments()
  const config = readConfig(process.env)
  const path = resolve(archive)
  if (existsSync(path)) return restore(path, asked, config)
  const { s3, backup } = config
  if (!s3 || !backup.bucket || !isArchive(archive)) throw new Error(`There is no file ${path}.`)
  const bucket = await openS3Store({ ...s3, bucket: backup.bucket })
  if (!(await bucket.has(archive)))
    throw new Error(`There is no file ${path}, nor an archive of that name in the bucket ${backup.bucket}.`)
  say(`Taking ${archive} out of the bucket ${backup.bucket}…`)
  await withLocalCopy(bucket, archive, (copy) => restore(copy, asked, config))
}

async function restore(archive: string, asked: RestoreArguments, config: Config) {
  makeDataFolder(config.dataFolder)
  const files = config.s3 ? await openS3Store(config.s3) : openFolderStore(join(config.dataFolder, 'files'))
  const located = await locateDatabase(config, say)
  try {
    const passphrase = readPassphrase({ configured: config.backup.passphrase, folder: config.voteKeyFolder })
    const restored = await restoreArchive({
      ...asked,
      database: located.owner,
      files,
      archive,
      passphrase,
      onRestored: onRestored(config),
      say,
    })
    await takeSigningKeys(located.owner, config.voteKeyFolder)
    await bringUp(located)
    for (const sentence of sentencesOf(restored, asked.newPasswords)) say(sentence)
    const { db, close } = openDatabase(located.runtime, { pool: 1 })
    try {
      for (const sentence of await missingKeys(db, config)) say(sentence)
    } finally {
      await close()
    }
    say('Start Aerie with npm start.')
  } finally {
    await located.stop()
  }
}

function readArguments() {
  const asked = 'Give the archive: npm run restore -- FILE [--overwrite] [--new-passwords] [--accept-log]'
  try {
    const { values, positionals } = parseArgs({
      options: {
        overwrite: { type: 'boolean' },
        'new-passwords': { type: 'boolean' },
        'accept-log': { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [archive, ...more] = positionals
    if (archive === undefined || more.length > 0) throw new Error(asked)
    return {
      archive,
      isOverwriting: values.overwrite === true,
      newPasswords: values['new-passwords'] === true,
      acceptsLog: values['accept-log'] === true,
    }
  } catch {
    throw new Error(asked)
  }
}

function sentencesOf({ manifest, ended, log }: Restored, newPasswords: boolean) {
  const { createdAt, tables, files } = manifest
  const when = `${momentWords(UTC, new Date(createdAt))} UTC`
  const accepted = acceptedHead(manifest)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const passwords = `${counted(ended.passwords, 'password is', 'passwords are')} older than the archive`
  return [
    `Restored as it was on ${when}: ${formatCount(rows)} rows in ${tables.length} tables and ${formatCount(files.count)} files.`,
    'All sign-ins and links of before have ended, and so have addresses of calendars: everybody signs in anew.',
    newPasswords
      ? `${passwords}. None of them is taken any more: each chooses a new one, by “Forgot Password?”.`
      : `${passwords}: whoever has changed his since ${when} has the former one again, and so has whoever knew that. With --new-passwords everybody has to choose a new one.`,
    log.fault
      ? `The audit log is broken, in the archive as here, and was taken as it stands. ${log.fault.sentence}`
      : `The audit log is whole${accepted ? ` since it was accepted on ${dayIn(UTC, accepted.at)}` : ''}: ${formatCount(log.entries)} entries.`,
  ]
}
