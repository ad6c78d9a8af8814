// Small files of the store that were sent lately, in memory: what was asked for longest ago goes first.
import type { Caches, Reading } from '../cache/caches.ts'
import { touchedBy } from '../events/bus.ts'
import type { FileStore } from '../files/file-store.ts'

const MOST_BYTES = 32 * 1_048_576
const LARGEST_KEPT = 262_144

type ReadKept = (ctx: { caches: Caches; files: FileStore }, name: string) => Promise<Buffer>

/**
 * Returns the function that reads a file whose content never changes under its name. `answers`: the endpoints that are
 * announced to be out of date once such a file has been removed.
 */
export function keptFiles(answers: { path: string }[]): ReadKept {
  const definition = { answers }
  return ({ caches, files }, name) => caches.open(definition, (reading) => open(answers, reading))(files, name)
}

function open(answers: { path: string }[], { bus }: Reading) {
  let entries = new Map<string, Buffer>()
  let total = 0
  bus.subscribe((change) => {
    if (touchedBy(change, answers) === null) return
    entries = new Map()
    total = 0
  })
  const keep = (name: string, bytes: Buffer) => {
    if (bytes.length > LARGEST_KEPT || entries.has(name)) return
    entries.set(name, bytes)
    total += bytes.length
    for (const [oldest, content] of entries) {
      if (total <= MOST_BYTES) break
      entries.delete(oldest)
      total -= content.length
    }
  }
  return async (files: FileStore, name: string) => {
    const found = entries.get(name)
    if (found) {
      // A map remembers the order in which its entries came.
      entries.delete(name)
      entries.set(name, found)
      return found
    }
    const asked = entries
    const bytes = await files.read(name)
    // What was removed while it was read is not kept.
    if (asked === entries) keep(name, bytes)
    return bytes
  }
}
