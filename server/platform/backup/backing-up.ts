// Backs the installation up in a process of its own: an archive counts as one once it was restored into a scratch database.
import { fork } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from '../audit/verify.ts'
import type { Location } from '../db/connections.ts'
import type { S3Config } from '../files/bucket.ts'
import type { Manifest } from './manifest.ts'

/** Where the installation's files are, in words that go from process to process. */
export type StorePlace = { kind: 'folder'; folder: string } | { kind: 's3'; s3: S3Config }

export interface Order {
  /** Who reads it all, and who may make a scratch database. */
  database: Location
  owner: Location
  store: StorePlace
  path: string
  passphrase: string | null
  version: string
  createdAt: string
  /** Where the audit log was last accepted as it stood; the hash in hexadecimal digits. */
  accepted: Manifest['acceptedHead']
}

export interface Good {
  kind: 'good'
  /** Of the archive, in hexadecimal digits. */
  sha256: string
  bytes: number
  rows: number
  tables: number
  files: number
  /** What is wrong with the audit log in it; null where it is whole. */
  logFault: Fault | null
}

export type Progress = { kind: 'progress'; filesDone: number; filesInAll: number } | { kind: 'trial' }

export type BackupReport = Good | Progress | { kind: 'failed'; reason: string }

/** Its message is a sentence for whoever asked for the backup. */
export class NoBackup extends Error {
  override name = 'NoBackup'
}

const PROGRAM = fileURLToPath(new URL('./backup-process.ts', import.meta.url))
/** Its own garbage and that of its libraries are what it has most of. */
const FRUGAL = { flags: ['--max-semi-space-size=1', '--max-old-space-size=96'], MALLOC_ARENA_MAX: '2' }

/** Resolves once a tried archive is whole at the path of the order; otherwise there is nothing there. */
export async function backUp(order: Order, onProgress: (progress: Progress) => void = () => {}): Promise<Good> {
  await mkdir(dirname(order.path), { recursive: true, mode: 0o700 })
  await rm(order.path, { force: true })
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const child = fork(PROGRAM, {
    execArgv: FRUGAL.flags,
    env: { PATH, HOME, TMPDIR, LANG, NODE_NO_WARNINGS: '1', MALLOC_ARENA_MAX: FRUGAL.MALLOC_ARENA_MAX },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    return await new Promise<Good>((resolve, reject) => {
      child.on('message', (report: BackupReport) => {
        if (report.kind === 'good') resolve(report)
        else if (report.kind === 'failed') reject(new NoBackup(report.reason))
        else
          try {
            onProgress(report)
          } catch (error) {
            child.kill('SIGKILL')
            reject(error)
          }
      })
      child.once('error', () => reject(new NoBackup('The process that makes backups could not be started.')))
      child.once('exit', () => reject(new NoBackup('The process that makes backups ended before its time.')))
      child.send(order)
    })
  } catch (error) {
    await rm(order.path, { force: true })
    throw error
  }
}
