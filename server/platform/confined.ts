// How a process that takes untrusted files apart is started, and what it gives up before its first file.
import type { ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { stdin } from 'node:process'
import { fileURLToPath } from 'node:url'

const path = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url))
/** The program itself; where the data is, is none of it. */
const READABLE = [
  'node_modules/',
  'contract/',
  'packages/',
  'server/node_modules/',
  'server/platform/',
  'server/package.json',
  'package.json',
].map(path)

/** It has its messages, its own code and no secret. */
export const confined = (environment: NodeJS.ProcessEnv): ForkOptions => ({
  serialization: 'advanced',
  execArgv: ['--permission', '--allow-addons', ...READABLE.map((place) => `--allow-fs-read=${place}`)],
  env: surroundings(environment),
  cwd: path('server/platform/'),
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
})

const surroundings = ({ PATH, SystemRoot }: NodeJS.ProcessEnv) => ({
  PATH,
  SystemRoot,
  // Sharp's own line about the permissions it wants is for nobody.
  NODE_NO_WARNINGS: '1',
  // Glibc would keep a heap for each thread, and big blocks for later.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
})

/** The number of the account that owns nothing; the database's own must not be at hand here either. */
export const NOBODY = 65_534

/** Called inside of it, once all that it runs is loaded; it ends with the server, at once. */
export function confineMyself() {
  // Requests for pages come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  becomeNobody()
  // At the terminal Ctrl-C is for Aerie, which lets running requests finish and then ends this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', endAtOnce)
}

/** As root it would have every file of the machine. */
function becomeNobody() {
  if (process.getuid?.() !== 0) return
  process.setgroups?.([])
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}

const LOOK_MS = 4

/** Calls `onExcess` once when more bytes than that are resident, until the watch is ended. */
export function watchMemory(mostBytes: number, onExcess: () => void) {
  const look = setInterval(() => {
    if (process.memoryUsage.rss() < mostBytes) return
    clearInterval(look)
    onExcess()
  }, LOOK_MS)
  return { end: () => clearInterval(look) }
}

/** The next so many bytes that come in. */
export async function takeInput(bytes: number) {
  const taken = Buffer.allocUnsafe(bytes)
  for (let at = 0; at < bytes; ) {
    const chunk: Buffer | null = stdin.read(Math.min(bytes - at, Math.max(1, stdin.readableLength)))
    if (chunk) at += chunk.copy(taken, at)
    else await once(stdin, 'readable')
  }
  return taken
}

/** An ordinary exit would wait for what is running. */
export function endAtOnce() {
  process.kill(process.pid, 'SIGKILL')
}
