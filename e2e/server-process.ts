// The real server as a process of its own, on a port that the system chooses.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { builtServer } from '../scripts/runtime.mjs'

/** Built, as `npm start` runs it. */
const MAIN = builtServer
/** What `npm start` runs, which keeps the server running. */
const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))

/** Said last: with a public address, where it listens besides. */
const LISTENS_AT = /(?:Aerie is open|It listens) at (http:\S+)\n/g

export interface ServerProcess {
  /** Another one once the server was started again. */
  readonly address: string
  child: ChildProcess
  /** All that it has printed so far. */
  output(): string
  /** Answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Resolves when it has printed its address; rejects with what it printed when it ends before. */
export async function startServer(
  dataFolder: string,
  { port = 0, isSupervised = false, arguments: more = [], environment = {} }: StartOptions = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [isSupervised ? START : MAIN, ...more], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const address = () => [...printed.matchAll(LISTENS_AT)].at(-1)?.[1] ?? ''
  const opened = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (address()) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(printed)))
  })
  await opened
  return {
    get address() {
      return address()
    },
    child,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

interface StartOptions {
  port?: number
  /** As `npm start` does: one that fails is started again. */
  isSupervised?: boolean
  arguments?: string[]
  environment?: Record<string, string>
}
