// The server as a child process on a data folder of its own: as `npm start` runs it, or npm with it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pack from '../../package.json' with { type: 'json' }
import { builtServer, serverEnvironment } from '../../scripts/runtime.mjs'
import { processesOf } from './cpu-time.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What `npm start` hands to Node. */
const NODE_FLAGS = pack.scripts.start.split(' ').filter((word) => word.startsWith('--'))

export interface ServerProcess {
  pid: number
  address: string
  /** How long it took to answer, in milliseconds. */
  readyAfter: number
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>
  /** Ends the process as a power cut would, and leaves the rest to its watchdog. */
  kill(): Promise<void>
}

/** Without npm, and without looking whether everything is installed; the bench has built it. */
export const startServer = (folder: string, environment: NodeJS.ProcessEnv = {}) =>
  untilOpen(folder, {
    command: process.execPath,
    args: [...NODE_FLAGS, builtServer, '--empty'],
    environment: { ...serverEnvironment, ...environment },
    serverOf: ({ pid }) => pid,
  })

/** All that the command does. `pid` is that of the process that keeps the server running, not npm's. */
export const startWithNpm = (folder: string) =>
  untilOpen(folder, {
    command: 'npm',
    args: ['start'],
    environment: {},
    serverOf: ({ pid }) => pid && processesOf(pid)[1],
  })

interface Launch {
  command: string
  args: string[]
  environment: NodeJS.ProcessEnv
  serverOf(child: ChildProcess): number | undefined
}

/** Its log goes to a file, as it would in service. Throws with what it said when it does not come up. */
async function untilOpen(folder: string, { command, args, environment, serverOf }: Launch): Promise<ServerProcess> {
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'w')
  const started = performance.now()
  const { PATH, HOME } = process.env
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH, HOME, DATA_DIR: folder, PORT: '0', ...environment },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  // A measurement that fails must not leave its server behind.
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  exited.then(() => process.off('exit', abandon))
  for (;;) {
    const said = readFileSync(logFile, 'utf8')
    const address = /Aerie is open at (\S+)/.exec(said)?.[1]
    const pid = address && serverOf(child)
    if (address && pid) {
      const end = (signal: NodeJS.Signals) => async () => {
        process.kill(pid, signal)
        await exited
      }
      const readyAfter = performance.now() - started
      return { pid, address, readyAfter, stop: end('SIGTERM'), kill: end('SIGKILL') }
    }
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended at once: ${said}`)
    await pause(5)
  }
}
