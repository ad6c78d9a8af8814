// Two servers of Debian's PostgreSQL, one of them replicating the other synchronously, in turns.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { debianPostgres, postmasterOf } from '../instruments/debian-postgres.ts'
import { freePort } from '../instruments/free-port.ts'

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
  const call = debianPostgres(folder)
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
