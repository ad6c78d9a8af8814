// Ends a stale server, one that outlived the Aerie that started it, so that the next one runs alone.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Address, LOOPBACK, socketIn } from './address.ts'
import { program } from './binaries.ts'
import type { Cluster } from './cluster.ts'

/** The lines of the file in which a server writes its process id; empty when there is none. */
export function readPidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Where a server that is ready listens; null where its process is gone. */
export function readRunning(data: string): Address | null {
  const [pid, , , port, socketFolder, , , status] = readPidFile(data)
  if (status?.trim() !== 'ready' || !isAlive(Number(pid)) || !isServerOf(Number(pid), data)) return null
  return { host: socketFolder?.trim() || LOOPBACK, port: Number(port) }
}

/**
 * Whoever calls this holds the folder, so a server that still runs on it is stale.
 * Answers the number that the file names when it belongs to an unrelated process by now: after a restart of the machine
 * or of a container, numbers repeat.
 */
export async function endStaleServer({ data, address, binaries }: Cluster): Promise<number | undefined> {
  const pid = Number(readPidFile(data)[0])
  if (pid > 0 && isAlive(pid)) {
    if (!isServerOf(pid, data)) return pid
    interrupt(pid, binaries)
    if (!(await gone(pid, data, 10_000))) {
      process.kill(pid, 'SIGQUIT')
      if (!(await gone(pid, data, 10_000)))
        throw new Error(`A database server (process ${pid}) is still running on ${data} and does not end.`)
    }
  }
  // A power cut can leave these empty, which PostgreSQL refuses to take for stale.
  for (const file of [socketIn(address.host), `${socketIn(address.host)}.lock`]) rmSync(file, { force: true })
  if (readPidFile(data)[0] === '') rmSync(join(data, 'postmaster.pid'))
  return undefined
}

/** Asks a server to end its sessions and stop: PostgreSQL's fast shutdown. */
export function interrupt(pid: number, binaries: string) {
  if (process.platform === 'win32') spawnSync(join(binaries, 'bin', program('pg_ctl')), ['kill', 'INT', String(pid)])
  else process.kill(pid, 'SIGINT')
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function isServerOf(pid: number, data: string) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
  } catch {
    return false
  }
}

async function gone(pid: number, data: string, milliseconds: number) {
  const deadline = Date.now() + milliseconds
  while (isAlive(pid) && isServerOf(pid, data)) {
    if (Date.now() > deadline) return false
    await pause(10)
  }
  return true
}
