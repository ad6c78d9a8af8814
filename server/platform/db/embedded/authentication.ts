// Who may enter the embedded database: its owner and the program, each by a password that stands in the folder.
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chownSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeDurably } from '../../files/durable-write.ts'
import type { Account } from './account.ts'
import { program } from './binaries.ts'
import { commandAs, type RunAs } from './run-as.ts'
import { watch } from './watchdog.ts'

/** The owner brings the database up to date and is the server's superuser; the program runs as the other. */
export const USERS = { owner: 'aerie', runtime: 'aerie_app' } as const

export type Passwords = Record<keyof typeof USERS, string>

const FILES: Record<keyof typeof USERS, string> = { owner: 'password', runtime: 'app-password' }

/** Reads the passwords in the folder; null where one is missing, or empty after a power cut. */
export function readPasswords(folder: string): Passwords | null {
  const [owner, runtime] = [FILES.owner, FILES.runtime].map((file) => readText(join(folder, file)))
  return owner && runtime ? { owner, runtime } : null
}

/** Reads the passwords in the folder, and makes those that are missing. Only this process's account can read them. */
export async function keepPasswords(folder: string): Promise<Passwords> {
  for (const file of Object.values(FILES))
    if (!readText(join(folder, file)))
      await writeDurably(join(folder, file), Buffer.from(randomBytes(24).toString('base64url')))
  const passwords = readPasswords(folder)
  if (!passwords) throw new Error(`The passwords of the database could not be kept in ${folder}.`)
  return passwords
}

interface Files {
  data: string
  binaries: string
  account: Account | undefined
  runAs: RunAs
}

/** Whether a cluster asks for these passwords. One of a former version, or copied here without them, does not. */
export const asksFor = (data: string, passwords: Passwords) => readText(rulesFile(data)) === rulesFor(passwords)

/**
 * Makes a cluster on which no server runs ask for these passwords; what it holds stays. `unrelated` is the number of a
 * process that a stale lock file names.
 */
export async function secure({ data, binaries, account, runAs }: Files, passwords: Passwords, unrelated?: number) {
  const { command, args } = commandAs(runAs, join(binaries, 'bin', program('postgres')), [
    ...['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'],
  ])
  const env = { ...runAs.options.env, ...(unrelated && { PG_GRANDPARENT_PID: String(unrelated) }) }
  const running = promisify(execFile)(command, args, { ...runAs.options, env, windowsHide: true })
  const leave = running.child.pid ? watch(running.child.pid, account) : () => {}
  running.child.stdin?.end(`${statementsFor(passwords).join('\n')}\n`)
  try {
    await running
  } catch (cause) {
    const reason = /(?:ERROR|FATAL): +(.*)/.exec(String((cause as { stderr?: unknown }).stderr))?.[1]
    throw new Error(`The passwords of the database could not be set${reason ? `: ${reason}` : ''}.`, { cause })
  } finally {
    leave()
  }
  // Last, since it tells that all before it is done.
  await writeDurably(rulesFile(data), Buffer.from(rulesFor(passwords)))
  giveRulesTo(account, data)
}

/** PostgreSQL reads its rules as its own account, whoever wrote them. */
export function giveRulesTo(account: Account | undefined, data: string) {
  if (account) chownSync(rulesFile(data), account.uid, account.gid)
}

const rulesFile = (data: string) => join(data, 'pg_hba.conf')

/** One a line: that is how PostgreSQL reads them without a server. The superuser sets them, so none is ever sent. */
const statementsFor = ({ owner, runtime }: Passwords) => [
  `alter role ${USERS.owner} password '${owner}'`,
  `do $$ begin if to_regrole('${USERS.runtime}') is null then create role ${USERS.runtime}; end if; end $$`,
  `alter role ${USERS.runtime} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${runtime}'`,
]

function rulesFor({ owner, runtime }: Passwords) {
  const where = process.platform === 'win32' ? (what: string) => `host ${what} all 127.0.0.1/32` : localRule
  const digest = createHash('sha256').update(`${owner} ${runtime}`).digest('hex')
  return [
    '# Written by Aerie, and anew when it is changed: everybody needs a password, whatever account he has here.',
    `# For the passwords with the digest ${digest}.`,
    ...['all', 'replication'].map((what) => `${where(what)} scram-sha-256`),
    '',
  ].join('\n')
}

const localRule = (what: string) => `local ${what} all`

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
