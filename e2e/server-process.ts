// The real server as a process of its own, on a free port.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** What `npm start` runs, which keeps the server running. */
const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))

export interface ServerProcess {
  address: string
  child: ChildProcess
  /** All that it has printed so far. */
  output(): string
  /** Answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Resolves when it has printed its address; rejects with what it printed when it ends before. */
export async function startServer(
  dataFolder: string,
  { port, isSupervised = false, arguments: more = [], environment = {} }: StartOptions = {},
): Promise<ServerProcess> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [isSupervised ? START : MAIN, ...more], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(chosen), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const opened = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('Aerie is open at')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(printed)))
  })
  await opened
  return {
    address: `http://127.0.0.1:${chosen}`,
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

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
