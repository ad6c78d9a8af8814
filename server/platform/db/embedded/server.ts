// Starts the server on a cluster, waits until it takes connections, and stops it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { program } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { commandAs } from './run-as.ts'
import { serverArguments } from './settings.ts'
import { endStaleServer, interrupt, readPidFile } from './stale-server.ts'
import { watch } from './watchdog.ts'

export interface Server {
  exited: Promise<unknown>
  /** Resolves when the server is gone and everything is on disk. */
  stop(): Promise<void>
}

const fullLog = 5 * 1024 * 1024
/**
 * The last sessions of a server that was killed need a moment to notice. One that was making a table which is not logged
 * leaves half of it behind: the recovery stumbles over that once, and the next one clears it away.
 */
const PASSING = /shared memory block|lock file|could not create file "[^"]*": File exists/

/** Throws a sentence with PostgreSQL's own reason when the server does not come up. */
export async function startServer(cluster: Cluster, log: (sentence: string) => void): Promise<Server> {
  const logFile = join(dirname(cluster.data), 'postgres.log')
  const deadline = Date.now() + 15_000
  for (;;) {
    const unrelated = await endStaleServer(cluster)
    const from = startLog(logFile)
    const server = launch(cluster, logFile, unrelated)
    if (await isReady(server.child, cluster.data, log)) return server
    const output = readFileSync(logFile).subarray(from).toString()
    if (!PASSING.test(output) || Date.now() > deadline) throw new Error(failure(output, logFile))
    await pause(100)
  }
}

function launch(cluster: Cluster, logFile: string, unrelated: number | undefined) {
  const { data, binaries, address, account, runAs } = cluster
  const { command, args } = commandAs(runAs, join(binaries, 'bin', program('postgres')), [
    ...['-D', data],
    ...serverArguments(address),
  ])
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(command, args, {
    ...runAs.options,
    // PostgreSQL takes its grandparent's number in a stale file for no sign of life, and still checks the shared memory.
    env: { ...runAs.options.env, ...(unrelated && { PG_GRANDPARENT_PID: String(unrelated) }) },
    // A session of its own: Ctrl-C at the terminal is for Aerie, which still has requests to finish.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const exited = once(child, 'exit').catch(() => {})
  const leave = child.pid ? watch(child.pid, account) : () => {}
  exited.then(leave)
  child.unref()
  return { child, exited, stop: () => stop(child, exited, binaries) }
}

async function stop(child: ChildProcess, exited: Promise<unknown>, binaries: string) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  interrupt(child.pid, binaries)
  const insist = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await exited
  clearTimeout(insist)
}

/** False when the process ended instead. However long a recovery takes, it is waited for. */
async function isReady(child: ChildProcess, data: string, log: (sentence: string) => void) {
  const failed = child.pid === undefined
  const patience = Date.now() + 5_000
  let isLogged = false
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const lines = readPidFile(data)
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true
    if (!isLogged && Date.now() > patience) {
      log('The database is repairing itself after an interruption. This can take some minutes.')
      isLogged = true
    }
    await pause(5)
  }
  return false
}

function startLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= fullLog) return size
  renameSync(file, `${file}.1`)
  return 0
}

function failure(output: string, logFile: string) {
  const reason = /FATAL: +(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
  return `The database did not start${reason ? `: ${reason}` : ''}. ${logFile} has the details.`
}
