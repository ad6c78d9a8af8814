// The process that makes an archive and tries it, at a low priority, so that requests come first; it ends with who began it.
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { isStoreAway } from '../files/file-store.ts'
import { openFolderStore, openS3Store } from '../files/store.ts'
import type { BackupReport, Order } from './backing-up.ts'
import { makeArchive } from './make-archive.ts'
import { BadArchive } from './open-archive.ts'
import { sumOfFile } from './summing.ts'
import { tryArchive } from './trial.ts'

const EVERY_MS = 500

setPriority(constants.priority.PRIORITY_LOW)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// At the terminal Ctrl-C is for who began it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('message', (order: Order) => void carryOut(order))

const report = (said: BackupReport) =>
  new Promise<void>((resolve) => process.send?.(said, undefined, undefined, () => resolve()) ?? resolve())

async function carryOut(order: Order) {
  try {
    await report(await make(order))
  } catch (error) {
    await rm(order.path, { force: true })
    await report({ kind: 'failed', reason: reasonOf(error) })
  }
  process.exit()
}

async function make({
  database,
  owner,
  store,
  path,
  passphrase,
  version,
  createdAt,
  accepted,
}: Order): Promise<BackupReport> {
  const files = store.kind === 's3' ? await openS3Store(store.s3) : openFolderStore(store.folder)
  let said = 0
  const { manifest, bytes } = await makeArchive({
    database,
    files,
    path,
    passphrase,
    version,
    createdAt: new Date(createdAt),
    accepted,
    onProgress(filesDone, filesInAll) {
      if (Date.now() - said < EVERY_MS) return
      said = Date.now()
      void report({ kind: 'progress', filesDone, filesInAll })
    },
  })
  await report({ kind: 'trial' })
  // What lies on the disk is summed, beside the trial that reads it too.
  const [{ logFault }, sha256] = await Promise.all([tryArchive(owner, path, passphrase), sumOfFile(path)])
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { kind: 'good', sha256, bytes, rows, tables: manifest.tables.length, files: manifest.files.count, logFault }
}

const SYSTEM: Record<string, string> = {
  ENOSPC: 'The disk with the backups is full.',
  EDQUOT: 'The disk with the backups is full for this account.',
  EACCES: 'This account may not write to the folder of the backups.',
  EROFS: 'The folder of the backups lies on a disk that is only read.',
  EXDEV: 'The archive could not be moved to its place.',
}

/** Nobody but an operator reads what a library says, so it is not quoted to others than him. */
function reasonOf(error: unknown) {
  if (error instanceof BadArchive) return error.message
  if (isStoreAway(error)) return 'The bucket with the files did not answer.'
  const { code = '', name } = error as NodeJS.ErrnoException
  return SYSTEM[code] ?? `It ended with an error (${code || name}).`
}
