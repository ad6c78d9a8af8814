// The machine that an installation moves to: PostgreSQL, an S3 server, nginx, and one data folder for both processes.
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type KeptServer, startKept } from '../crash/kept-server.ts'
import { freePort } from '../instruments/free-port.ts'
import { type DatabaseServer, startDatabase } from './database-server.ts'
import { type Front, openFront } from './front.ts'
import { runBeside } from './running.ts'

const S3 = fileURLToPath(new URL('./s3-server.ts', import.meta.url))
const LOOK_MS = 50

export interface NewMachine {
  /** What both processes and the commands share. */
  folder: string
  environment: NodeJS.ProcessEnv
  database: DatabaseServer
  front: Front
  /** Starts both, as two services of systemd would. */
  startBoth(): Promise<[KeptServer, KeptServer]>
  stopBoth(): Promise<void>
  stop(): Promise<void>
}

export async function setUp(nginx: string, folder: string, smtpUrl: string): Promise<NewMachine> {
  const database = await startDatabase(join(folder, 'database'))
  const [s3Port, ...processes] = [await freePort(), await freePort(), await freePort()]
  const s3 = await runBeside(
    [process.execPath, S3, join(folder, 's3'), String(s3Port)],
    join(folder, 's3.log'),
    async () => {
      await pause(LOOK_MS)
      return fetch(`http://127.0.0.1:${s3Port}`).then(
        () => true,
        () => false,
      )
    },
  )
  const front = await openFront(nginx, join(folder, 'nginx'), { port: await freePort(), processes })
  const environment = {
    DATABASE_URL: database.program,
    DATABASE_OWNER_URL: database.owner,
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_FORCE_PATH_STYLE: 'true',
    S3_BUCKET: 'aerie',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    PUBLIC_URL: front.address,
    TRUST_PROXY: 'true',
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'warn',
  }
  const data = join(folder, 'aerie')
  let running: KeptServer[] = []
  const stopBoth = async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()))
  }
  return {
    folder: data,
    environment,
    database,
    front,
    async startBoth() {
      const start = (port = 0) => startKept(data, { environment, port, asked: '--demo' })
      const [first, second] = await Promise.all([start(processes[0]), start(processes[1])])
      running = [first, second]
      return [first, second]
    },
    stopBoth,
    async stop() {
      await stopBoth()
      await front.stop()
      await s3.stop()
      await database.stop()
    },
  }
}

/** The keys, which no archive has. */
export function bringKeys(from: string, to: string) {
  mkdirSync(to, { recursive: true, mode: 0o711 })
  cpSync(join(from, 'keys'), join(to, 'keys'), { recursive: true })
}
