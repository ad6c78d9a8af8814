// Moves an installation from one machine to another by the commands a volunteer types, and compares both row by row, file by file.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentsOf, differencesOf } from '../../server/platform/backup/contents.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openFolderStore, openS3Store } from '../../server/platform/files/store.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { npmRun } from './commands.ts'
import { bringKeys, type NewMachine } from './new-machine.ts'
import type { OldInstallation } from './old-installation.ts'

export interface Moved {
  faults: string[]
  rows: number
  tables: number
  files: number
  backupMs: number
  restoreMs: number
}

/** `archives`: the folder that the archive goes through. */
export async function move(installation: OldInstallation, machine: NewMachine, archives: string): Promise<Moved> {
  const backupMs = await timed(() => npmRun('backup', [archives], { DATA_DIR: installation.folder }))
  const [archive = ''] = readdirSync(archives)
  const there = { ...machine.environment, DATA_DIR: machine.folder }
  bringKeys(installation.folder, machine.folder)
  const restoreMs = await timed(() => npmRun('restore', [join(archives, archive)], there))
  const before = await withDatabase(installation.folder, (_, database) =>
    contentsOf({ database, files: openFolderStore(join(installation.folder, 'files')) }),
  )
  const { s3 } = readConfig(there)
  if (!s3) throw new Error('The new machine has no bucket.')
  const after = await contentsOf({ database: machine.database.owner, files: await openS3Store(s3) })
  return {
    faults: differencesOf(before, after),
    rows: [...after.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
    tables: after.tables.size,
    files: after.files.size,
    backupMs,
    restoreMs,
  }
}

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
