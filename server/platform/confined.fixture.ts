// Tries, as a picture that took over its reader would, what the process may do besides.
import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const succeeds = (attempt: () => unknown) => {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

const root = join(import.meta.dirname, '..', '..')
process.send?.({
  reads: ['/', '/etc', tmpdir(), root, join(root, 'data'), join(root, 'docs')].filter((place) =>
    succeeds(() => readdirSync(place)),
  ),
  writes: [tmpdir(), import.meta.dirname].some((place) => succeeds(() => writeFileSync(join(place, 'left'), ''))),
  starts: succeeds(() => spawnSync('true')),
  works: succeeds(() => new Worker('', { eval: true })),
  knowsSecret: 'SECRET' in process.env,
})
