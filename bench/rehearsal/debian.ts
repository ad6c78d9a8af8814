// What the rehearsal needs of Debian: PostgreSQL, nginx and openssl. As root it installs what is missing; else it says how.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installFromDebian } from '../../scripts/apt.mjs'

const POSTGRES = '/usr/lib/postgresql'
/** Debian keeps some programs where only root's PATH leads. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

const findProgram = (name: string) => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))

const listMissing = () => [
  ...(existsSync(POSTGRES) ? [] : ['postgresql']),
  ...(findProgram('nginx') ? [] : ['nginx-light']),
  ...(findProgram('openssl') ? [] : ['openssl']),
]

/** Answers where nginx is. Throws a sentence with the command to install what is missing. */
export async function ensureInstalled(): Promise<string> {
  const missing = listMissing()
  if (missing.length > 0 && canInstall()) {
    console.log(`Installing Debian’s ${missing.join(' and ')} …`)
    await installFromDebian(missing)
  }
  const nginx = findProgram('nginx')
  if (!nginx || listMissing().length > 0)
    throw new Error(`Something is missing for this. As root: apt-get install ${missing.join(' ')}`)
  return nginx
}
