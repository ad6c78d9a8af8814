// Creates the files of a new database, so that an interrupted creation leaves nothing that looks like one.
import { execFile } from 'node:child_process'
import { chownSync, closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import type { Address } from './address.ts'
import { type Passwords, secure, USERS } from './authentication.ts'
import { program, unsupported } from './binaries.ts'
import { commandAs, type RunAs } from './run-as.ts'
import { watch } from './watchdog.ts'

export interface Cluster {
  /** PostgreSQL's own folder, which exists once the creation is complete. */
  data: string
  binaries: string
  address: Address
  passwords: Passwords
  account: Account | undefined
  runAs: RunAs
}

const unfinishedPrefix = 'init-'

// pg_trgm asks the system's locale what a letter is. By the rules of C no accented one is, and a search would skip it.
const letterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Every start does this: an interrupted `initdb` may still have been busy in its folder when the last one looked. */
export function removeUnfinished(folder: string) {
  for (const left of readdirSync(folder).filter((name) => name.startsWith(unfinishedPrefix)))
    rmSync(join(folder, left), { recursive: true, force: true, maxRetries: 5 })
}

export async function createCluster(cluster: Cluster) {
  const { data, account } = cluster
  const folder = dirname(data)
  const unfinished = mkdtempSync(join(folder, unfinishedPrefix))
  if (account) chownSync(unfinished, account.uid, account.gid)
  await initialise(cluster, unfinished)
  await secure({ ...cluster, data: unfinished }, cluster.passwords)
  renameSync(unfinished, data)
  if (process.platform !== 'win32') syncFolder(folder)
}

async function initialise(cluster: Cluster, data: string, [locale = 'C', ...others] = letterLocales): Promise<void> {
  try {
    await initdb(cluster, data, locale)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(unsupported, { cause: error })
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    if (others.length > 0 && reason.includes('invalid locale')) return initialise(cluster, data, others)
    throw new Error(`The database could not be created: ${reason}`, { cause: error })
  }
}

async function initdb({ binaries, account, runAs }: Cluster, data: string, letters: string) {
  const { command, args } = commandAs(runAs, join(binaries, 'bin', program('initdb')), [
    ...['--pgdata', data, '--username', USERS.owner, '--encoding', 'UTF8', '--no-instructions'],
    // The built-in provider orders text the same way on every system, whatever its C library.
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C', '--lc-ctype', letters],
    // Nobody enters before the passwords are set, without a server.
    ...['--auth', 'reject'],
  ])
  const running = promisify(execFile)(command, args, { ...runAs.options, windowsHide: true })
  const leave = running.child.pid ? watch(running.child.pid, account) : () => {}
  await running.finally(leave)
}

/** Makes a rename inside the folder outlive a power cut. */
function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
