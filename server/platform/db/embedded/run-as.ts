// Starts programs as the server's account, and lets it through to a folder that lies inside a closed one, such as /root.
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Account } from './account.ts'

/** How a program of the server is started: the words before its name, and the options of `spawn`. */
export interface Passage {
  words: string[]
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }
}

const environment = process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const open: Passage = { words: [], options: { cwd: '/', env: environment } }

/** Throws a sentence when the account cannot be let through. */
export function passageTo(folder: string, account: Account | undefined): Passage {
  if (!account) return open
  const direct = { ...open, options: { ...open.options, uid: account.uid, gid: account.gid } }
  if (mayUse(direct, folder)) return direct

  const closed = ancestors(folder).find((ancestor) => !mayUse(direct, ancestor)) ?? folder
  const opened = { ...open, words: [...around(closed, folder), ...as(account)] }
  if (mayUse(opened, folder)) return opened
  throw new Error(
    `PostgreSQL does not run as root, and the account ${account.name} that runs it cannot enter ${closed}. ` +
      `Set DATA_DIR to a folder elsewhere, such as /var/lib/aerie, or let it pass with: chmod o+x ${closed}`,
  )
}

/** Whether the account can execute the file, or enter the folder. */
export function mayUse(passage: Passage, path: string) {
  if (passage === open) return true
  const { command, args } = through(passage, 'test', ['-x', path])
  return spawnSync(command, args, passage.options).status === 0
}

export function through({ words: [first, ...rest] }: Passage, program: string, args: string[]) {
  return first === undefined ? { command: program, args } : { command: first, args: [...rest, program, ...args] }
}

// A view of the file system for the server alone, where the closed folder holds nothing but the way to ours: the rights
// on the folder stay as they are, every path stays the same, and the view is gone with the server.
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
