// Starts the PostgreSQL that comes with Aerie on a folder, keeps it running, and stops it: no administrator needed.
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverAccount } from './account.ts'
import { type Address, chooseAddress } from './address.ts'
import { asksFor, giveRulesTo, keepPasswords, type Passwords, readPasswords, secure, USERS } from './authentication.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, createCluster, removeUnfinished } from './cluster.ts'
import { holdFolder } from './lock.ts'
import { chooseRunAs } from './run-as.ts'
import { type Server, startServer } from './server.ts'
import { endStaleServer, readRunning } from './stale-server.ts'

export interface Access extends Address {
  user: string
  password: string
}

export interface EmbeddedDatabase {
  /** What the driver connects with, once a database is named: as the owner of the tables, or as the program runs. */
  owner: Access
  runtime: Access
  stop(): Promise<void>
}

// The server's account traverses this folder to reach its own, and can neither list nor write it.
const traversable = 0o711

/** Throws an Error whose message is a sentence for the person who starts Aerie. */
export async function startEmbedded(o: { folder: string; log: (sentence: string) => void }): Promise<EmbeddedDatabase> {
  mkdirSync(o.folder, { recursive: true, mode: process.getuid?.() === 0 ? traversable : 0o700 })
  const folder = realpathSync(o.folder)
  const release = await holdFolder(folder)
  try {
    const cluster = await prepare(folder, o.log)
    const stop = await keepRunning(() => startServer(cluster, o.log), o.log)
    return { ...accessTo(cluster.address, cluster.passwords), stop: () => stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** Where the server of a folder takes connections, started by whichever process; null where none does. */
export function findRunning(given: string): Pick<EmbeddedDatabase, 'owner' | 'runtime'> | null {
  const folder = realpathSync(given)
  const running = readRunning(join(folder, 'data'))
  const passwords = running && readPasswords(folder)
  return passwords ? accessTo(running, passwords) : null
}

const accessTo = (address: Address, { owner, runtime }: Passwords) => ({
  owner: { ...address, user: USERS.owner, password: owner },
  runtime: { ...address, user: USERS.runtime, password: runtime },
})

async function prepare(folder: string, log: (sentence: string) => void): Promise<Cluster> {
  const data = join(folder, 'data')
  const account = serverAccount(data, log)
  if (account && statSync(folder).uid === 0) chmodSync(folder, traversable)
  const runAs = chooseRunAs(folder, account)
  const binaries = findBinaries(folder, runAs)
  const address = await chooseAddress(folder, account)
  const passwords = await keepPasswords(folder)
  const cluster = { data, binaries, address, passwords, account, runAs }
  removeUnfinished(folder)
  if (!existsSync(data)) {
    log(`Creating the database in ${folder}.`)
    await createCluster(cluster)
  } else if (!asksFor(data, passwords)) await secure(cluster, passwords, await endStaleServer(cluster))
  giveRulesTo(account, data)
  return cluster
}

/** Starts the server again whenever it ends by itself; the pool reconnects by itself. */
async function keepRunning(start: () => Promise<Server>, log: (sentence: string) => void) {
  const shutdown = Promise.withResolvers<void>()
  let stopped = false
  let server = await start()
  const running = (async () => {
    for (;;) {
      await Promise.race([server.exited, shutdown.promise])
      if (stopped) return server.stop()
      log('The database ended unexpectedly. Starting it again.')
      try {
        server = await start()
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await Promise.race([pause(5_000, undefined, { ref: false }), shutdown.promise])
      }
    }
  })()
  return () => {
    stopped = true
    shutdown.resolve()
    return running
  }
}
