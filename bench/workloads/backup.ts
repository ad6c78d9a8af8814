// A backup of 10,000 brothers and 1 GB of files beside tar and zstd of the same, its memory, and what others wait meanwhile.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { processesOf } from '../instruments/cpu-time.ts'
import { type Figure, megabytes, milliseconds, times, type Workload } from '../instruments/figure.ts'
import { quantile } from '../instruments/measure.ts'
import { peakSizeOf } from '../instruments/memory.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedDataFolder } from '../seed/data-folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const GOALS = { ratio: 1.3, memory: 150_000_000, p99Ms: 100 }
const FILES = 250
const FILE_BYTES = 4_000_000
const LOOK_MS = 20

export const backup: Workload = async ({ folder }) => {
  const installation = join(folder, 'backup')
  const seeded = await seedDataFolder(installation, 10_000)
  const files = openFolderStore(join(installation, 'files'))
  for (let at = 0; at < FILES; at++) await files.put(`photos/${at}.bin`, randomBytes(FILE_BYTES))
  const archives = join(folder, 'archives')
  mkdirSync(archives)
  const signedIn = await startSignedInServer(seeded)
  const plainMs = await tarAndZstd(installation, join(archives, 'plain.tar.zst'))
  const { packedMs, wholeMs, peak, waits } = await backUpUnderLoad(signedIn, installation, archives)
  await signedIn.close()
  const p99 = quantile(waits, 0.99)
  const what = 'a backup of 10,000 brothers and 1 GB of files'
  const figures: Figure[] = [
    {
      workload: `${what}, until it is packed (wall time)`,
      baseline: `${milliseconds(plainMs)}: tar and zstd of the files and the database's folder`,
      goal: `at most ${GOALS.ratio} × the baseline`,
      measured: `${milliseconds(packedMs)}, ${times(packedMs / plainMs)}; ${milliseconds(wholeMs)} with its trial`,
      met: packedMs <= GOALS.ratio * plainMs,
    },
    {
      workload: `${what}: memory of its process`,
      baseline: '',
      goal: `under ${megabytes(GOALS.memory)} at its peak`,
      measured: megabytes(peak),
      met: peak < GOALS.memory,
    },
    {
      workload: `${what}: a profile asked for meanwhile, 99th of 100 (wall time)`,
      baseline: '',
      goal: `under ${GOALS.p99Ms} ms`,
      measured: `${milliseconds(p99)} of ${waits.length} calls`,
      met: p99 < GOALS.p99Ms,
    },
  ]
  return figures
}

async function tarAndZstd(installation: string, target: string) {
  const began = performance.now()
  const line = `tar -C "${installation}" -cf - files pg18/data/base | zstd -q -3 -f -o "${target}"`
  const [code] = await once(spawn('sh', ['-c', line], { stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error('tar and zstd are needed for the baseline.')
  return performance.now() - began
}

async function backUpUnderLoad({ get }: SignedInServer, installation: string, archives: string) {
  const began = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'server/commands/back-up.ts'), archives], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: installation },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let packedMs = 0
  child.stdout.on('data', (said: Buffer) => {
    if (said.includes('scratch')) packedMs ||= performance.now() - began
  })
  const exit = once(child, 'exit')
  const waits: number[] = []
  let peak = 0
  while (child.exitCode === null) {
    const asked = performance.now()
    await get('/api/members/profile')
    waits.push(performance.now() - asked)
    // The first is the command itself, the second the process that does it.
    const [, worker] = processesOf(child.pid ?? 0)
    if (worker) peak = Math.max(peak, peakOf(worker))
    await pause(LOOK_MS)
  }
  const [code] = await exit
  if (code !== 0) throw new Error(`The backup ended with ${code}.`)
  return { packedMs, wholeMs: performance.now() - began, peak, waits }
}

/** 0 where it has just ended. */
function peakOf(pid: number) {
  try {
    return peakSizeOf(pid)
  } catch {
    return 0
  }
}
