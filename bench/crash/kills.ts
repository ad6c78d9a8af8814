// The ways in which the server is killed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesOf } from '../instruments/cpu-time.ts'
import type { ServerProcess } from '../instruments/server-process.ts'

const TIMEOUT_MS = 10_000

export interface Kill {
  what: string
  /** Calls `struck` in the moment of the kill. Resolves when the server is gone. */
  strike(server: ServerProcess, folder: string, struck: () => void): Promise<void>
}

export const KILLS: Kill[] = [
  {
    what: 'the server, started again at once',
    async strike(server, _folder, struck) {
      struck()
      await server.kill()
    },
  },
  {
    what: 'the server, started again when its database had ended',
    async strike(server, folder, struck) {
      const database = databaseOn(folder)
      struck()
      await server.kill()
      await endOf(database)
    },
  },
  {
    what: 'the server and its database',
    async strike(server, _folder, struck) {
      const others = processesOf(server.pid).slice(1)
      struck()
      const gone = server.kill()
      for (const pid of others) end(pid)
      await gone
    },
  },
]

/** The process that PostgreSQL itself names in its folder. */
export const databaseOn = (folder: string) =>
  Number(readFileSync(join(folder, 'pg18/data/postmaster.pid'), 'utf8').split('\n')[0])

async function endOf(database: number) {
  for (const deadline = Date.now() + TIMEOUT_MS; isRunning(database); await pause(10))
    if (Date.now() > deadline)
      throw new Error(`The database still ran ${TIMEOUT_MS / 1000} s after its server was killed.`)
}

/** One that has ended and waits for its new parent to notice has no command any more. */
function isRunning(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).length > 0
  } catch {
    return false
  }
}

export function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was quicker.
  }
}
