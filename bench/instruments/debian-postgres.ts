// Runs the programs of Debian's PostgreSQL.
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const DEBIAN = '/usr/lib/postgresql'

/** Runs a program of the newest version here, as the account that Debian made for it. Throws where there is none. */
export function debianPostgres(folder: string) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  if (!versions[0]) throw new Error('There is no PostgreSQL here. Install Debian’s (apt-get install postgresql).')
  const programs = join(DEBIAN, versions[0], 'bin')
  const isRoot = process.getuid?.() === 0
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const account = isRoot ? { uid: number('-u'), gid: number('-g') } : {}
  mkdirSync(folder, { recursive: true })
  if (isRoot) {
    chownSync(folder, number('-u'), number('-g'))
    chmodSync(folder, 0o755)
  }
  const run = promisify(execFile)
  return async (name: string, ...args: string[]) =>
    (await run(join(programs, name), args, { ...account, cwd: folder, encoding: 'utf8' })).stdout
}

/** The server's first process, as it names it in its data folder itself. */
export const postmasterOf = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
