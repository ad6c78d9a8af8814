// Two servers of Debian's PostgreSQL, one of them replicating the other synchronously, in turns.
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const DEBIAN = '/usr/lib/postgresql'

export interface ReplicatedPair {
  /** Of the primary. */
  address(): string
  killPrimary(): void
  /** Makes the replica the primary. */
  promote(): Promise<void>
  /** Makes the other server a replica of the primary; resolves once no commit is answered without it. */
  replicateAnew(): Promise<void>
  stop(): Promise<void>
}

export async function openReplicatedPair(folder: string): Promise<ReplicatedPair> {
  const call = caller(folder)
  const ports = [await freePort(), await freePort()]
  const data = (which: number) => join(folder, `server-${which}`)
  const start = (which: number) => {
    const settings = `-c listen_addresses=127.0.0.1 -p ${ports[which]} -k ${folder} -c wal_keep_size=64MB`
    return call('pg_ctl', '-D', data(which), '-w', '-l', join(folder, `log-${which}`), '-o', settings, 'start')
  }
  const psql = async (which: number, text: string) =>
    (
      await call('psql', '-h', '127.0.0.1', '-p', String(ports[which]), '-U', 'postgres', '-Atc', text, 'postgres')
    ).trim()
  let primary = 0
  await call('initdb', '-D', data(0), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  await start(0)
  await psql(0, 'create database aerie')
  return {
    address: () => `postgres://postgres@127.0.0.1:${ports[primary]}/aerie`,
    killPrimary: () => void process.kill(postmasterOf(data(primary)), 'SIGKILL'),
    async promote() {
      primary = 1 - primary
      // Nobody replicates it yet, and a commit must not wait for nobody.
      await psql(primary, "alter system set synchronous_standby_names = ''")
      await psql(primary, 'select pg_reload_conf()')
      await call('pg_ctl', '-D', data(primary), '-w', 'promote')
    },
    async replicateAnew() {
      const other = 1 - primary
      await endOf(data(other))
      rmSync(data(other), { recursive: true, force: true })
      const from = ['-h', '127.0.0.1', '-p', String(ports[primary]), '-U', 'postgres']
      await call('pg_basebackup', ...from, '-D', data(other), '-R', '-X', 'stream', '-c', 'fast')
      await start(other)
      await psql(primary, "alter system set synchronous_standby_names = '*'")
      await psql(primary, 'select pg_reload_conf()')
      while ((await psql(primary, "select count(*) from pg_stat_replication where sync_state = 'sync'")) !== '1')
        await pause(50)
    },
    async stop() {
      for (const which of [0, 1])
        if (isRunning(data(which))) await call('pg_ctl', '-D', data(which), '-m', 'immediate', 'stop')
    },
  }
}

/** Runs a program of the newest version here, as the account that Debian made for it. Throws where there is none. */
function caller(folder: string) {
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

const postmasterOf = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

function isRunning(data: string) {
  try {
    return readFileSync(`/proc/${postmasterOf(data)}/cmdline`).length > 0
  } catch {
    return false
  }
}

/** Its sessions notice a moment later that it is gone. */
async function endOf(data: string) {
  while (isRunning(data)) await pause(20)
  await pause(200)
}

/** Below those that outgoing connections get, one of which could take it while its server is down. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
