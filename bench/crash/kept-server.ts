// The server with the process that keeps it running, as `npm start` has them, and something loaded into both.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processesOf } from '../instruments/cpu-time.ts'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
/** Its own choice would be another one after each start. */
const PORT = 41_873
const OPEN = /Aerie is open at (\S+)/g

export interface KeptServer {
  address: string
  /** Of the server that runs now. */
  pid(): number
  /** Resolves once another server than this one is open; answers how long that took, in milliseconds. */
  untilAnother(pid: number): Promise<number>
  stop(): Promise<void>
}

interface Start {
  /** Node's, for both. */
  flags?: string[]
  environment?: NodeJS.ProcessEnv
  port?: number
  /** Of an installation that nobody is in. */
  asked?: '--empty' | '--demo'
}

/** Several may have one folder, each at a port of its own. */
export async function startKept(
  folder: string,
  { flags = [], environment = {}, port = PORT, asked = '--empty' }: Start = {},
): Promise<KeptServer> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const logFile = join(folder, `server-${port}.log`)
  const log = openSync(logFile, 'w')
  const { PATH, HOME } = process.env
  const supervisor = spawn(process.execPath, ['--max-semi-space-size=8', ...flags, START, asked], {
    env: { PATH, HOME, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(supervisor, 'exit')
  const abandon = () => supervisor.kill('SIGKILL')
  process.once('exit', abandon)
  const said = () => readFileSync(logFile, 'utf8')
  const opened = () => [...said().matchAll(OPEN)].length
  const untilOpened = async (times: number) => {
    while (opened() < times) {
      if (supervisor.exitCode !== null) throw new Error(`The server ended: ${said().slice(-2_000)}`)
      await pause(20)
    }
  }
  await untilOpened(1)
  let starts = 1
  const pid = () => processesOf(supervisor.pid ?? 0)[1] ?? 0
  return {
    address: `http://127.0.0.1:${port}`,
    pid,
    async untilAnother(former) {
      const began = performance.now()
      await untilOpened(++starts)
      if (pid() === former) throw new Error('The same process opened again')
      return performance.now() - began
    },
    async stop() {
      supervisor.kill('SIGTERM')
      await exited
      process.off('exit', abandon)
    },
  }
}
