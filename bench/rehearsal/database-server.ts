// A server of Debian's PostgreSQL with two roles, as docs/operations.md has them under "Two roles".
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { debianPostgres, postmasterOf } from '../instruments/debian-postgres.ts'
import { freePort } from '../instruments/free-port.ts'

const [OWNER, PROGRAM] = ['aerie_owner', 'aerie']
const PASSWORD = 'a rehearsed password'

export interface DatabaseServer {
  /** Addresses of the database, for the program, for the owner of its tables, and for whoever looks into it all. */
  program: string
  owner: string
  superuser: string
  /** As an upgrade of its packages does it: sessions are ended, and it starts again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startDatabase(folder: string): Promise<DatabaseServer> {
  mkdirSync(folder, { recursive: true })
  const call = debianPostgres(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder}`
  const control = (...args: string[]) =>
    call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, ...args)
  const psql = (text: string) =>
    call('psql', '-h', folder, '-p', String(port), '-U', 'postgres', '-c', text, 'postgres')
  const ways = ['--auth-local=trust', '--auth-host=scram-sha-256']
  await call('initdb', '-D', data, '-U', 'postgres', ...ways, '-E', 'UTF8', '--locale=C.UTF-8')
  await control('start')
  // A rehearsal that is broken off must not leave its server behind.
  const abandon = () => process.kill(postmasterOf(data), 'SIGQUIT')
  process.once('exit', abandon)
  await psql(`alter role postgres password '${PASSWORD}'`)
  await psql(`create role ${OWNER} login password '${PASSWORD}'`)
  await psql(`create role ${PROGRAM} login password '${PASSWORD}'`)
  await psql(`create database aerie owner ${OWNER}`)
  const addressOf = (role: string) => `postgres://${role}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/aerie`
  return {
    program: addressOf(PROGRAM),
    owner: addressOf(OWNER),
    superuser: addressOf('postgres'),
    restart: async () => void (await control('-m', 'fast', 'restart')),
    async stop() {
      process.off('exit', abandon)
      await control('-m', 'immediate', 'stop')
    },
  }
}
