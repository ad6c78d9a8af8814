// Chooses the account that PostgreSQL runs under when Aerie itself runs as root, which PostgreSQL refuses to do.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Account {
  name: string
  uid: number
  gid: number
}

/**
 * The owner of the data that is there already; for new data, an account made for databases, or a new one.
 * Undefined when this process is not root: then the server runs as whoever runs Aerie.
 */
export function serverAccount(data: string, log: (sentence: string) => void): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid }

  const account = ['aerie', 'postgres', '_postgres'].map(lookUp).find(Boolean) ?? createAccount(log) ?? lookUp('nobody')
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and there is no account to run it under. ' +
        'Start Aerie as an ordinary user, or create an account named aerie.',
    )
  if (owner) giveTo(account, data)
  return account
}

function lookUp(name: string): Account | undefined {
  const found = /uid=(\d+)\S* gid=(\d+)/.exec(spawnSync('id', [name], { encoding: 'utf8' }).stdout ?? '')
  return found ? { name, uid: Number(found[1]), gid: Number(found[2]) } : undefined
}

function createAccount(log: (sentence: string) => void): Account | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'aerie'])
  const account = lookUp('aerie')
  if (account) log('Created the system account aerie: PostgreSQL does not run as root.')
  return account
}

// Data that root copied back from a backup belongs to root, and PostgreSQL starts on nothing but its own.
function giveTo({ uid, gid }: Account, folder: string) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, path), uid, gid)
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}
