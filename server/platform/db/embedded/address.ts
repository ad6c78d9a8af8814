// Decides where the server listens: a socket that only its own account can open, or, on Windows, a port.
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'

export interface Address {
  /** A folder that holds the socket, or 127.0.0.1. */
  host: string
  port: number
}

export const LOOPBACK = '127.0.0.1'
const port = 5432

// macOS allows 103 bytes, Linux 107. A comma or a quote would end the name where PostgreSQL lists its folders.
const fits = (folder: string) => Buffer.byteLength(socketIn(folder)) <= 103 && !/[",]/.test(folder)

export const socketIn = (folder: string) => join(folder, `.s.PGSQL.${port}`)

export async function chooseAddress(folder: string, account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return { host: LOOPBACK, port: await freePort() }
  const host = socketFolder(folder)
  makePrivate(host, account)
  return { host, port }
}

/** Where the server of a folder has its socket. */
function socketFolder(folder: string) {
  const short = `aerie-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  return [join(folder, 'run'), join(tmpdir(), short)].find(fits) ?? join('/tmp', short)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

// In a folder that everybody may write to, somebody else could have made this one first.
function makePrivate(folder: string, account: Account | undefined) {
  const uid = account?.uid ?? process.getuid?.()
  const there = lstatSync(folder, { throwIfNoEntry: false })
  if (!there) mkdirSync(folder, { mode: 0o700 })
  else if (!there.isDirectory() || (there.uid !== uid && there.uid !== process.getuid?.()))
    throw new Error(`The folder ${folder} belongs to somebody else. Remove it, or set DATA_DIR to another folder.`)
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
}
