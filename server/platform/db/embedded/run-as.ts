// Runs programs as the server's account, which may need access to a folder inside one that is closed to it, such as /root.
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Account } from './account.ts'

/** How a program runs as the account: the command line before its name, and the options of `spawn`. */
export interface RunAs {
  prefix: string[]
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }
}

const environment = process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const asCaller: RunAs = { prefix: [], options: { cwd: '/', env: environment } }

/** Throws a sentence when the account cannot reach the folder. */
export function chooseRunAs(folder: string, account: Account | undefined): RunAs {
  if (!account) return asCaller
  const direct = { ...asCaller, options: { ...asCaller.options, uid: account.uid, gid: account.gid } }
  if (mayUse(direct, folder)) return direct

  const closed = ancestors(folder).find((ancestor) => !mayUse(direct, ancestor)) ?? folder
  const inNamespace = { ...asCaller, prefix: [...around(closed, folder), ...as(account)] }
  if (mayUse(inNamespace, folder)) return inNamespace
  throw new Error(
    `PostgreSQL does not run as root, and the account ${account.name} that runs it cannot enter ${closed}. ` +
      `Set DATA_DIR to a folder elsewhere, such as /var/lib/aerie, or let it pass with: chmod o+x ${closed}`,
  )
}

/** Whether the account can execute the file, or enter the folder. */
export function mayUse(runAs: RunAs, path: string) {
  if (runAs === asCaller) return true
  const { command, args } = commandAs(runAs, 'test', ['-x', path])
  return spawnSync(command, args, runAs.options).status === 0
}

export function commandAs({ prefix: [first, ...rest] }: RunAs, program: string, args: string[]) {
  return first === undefined ? { command: program, args } : { command: first, args: [...rest, program, ...args] }
}

// A mount namespace for the server alone, in which the closed folder holds nothing but the path to ours: the permissions
// of the folder stay as they are, every path stays the same, and the namespace ends with the server.
const around = (closed: string, folder: string) => [
  ...['unshare', '--mount', 'sh', '-c'],
  'cd "$1" && umask 022 && mount -t tmpfs -o mode=755 tmpfs "$0" && mkdir -p "$1" && ' +
    'mount --no-canonicalize --rbind . "$1" && shift && cd / && exec "$@"',
  ...[closed, folder],
]

const as = ({ uid, gid }: Account) => ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']

/** From the root of the file system down to the folder itself. */
const ancestors = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [...ancestors(dirname(folder)), folder]
