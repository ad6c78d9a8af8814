// Small files of the store that were sent lately, in memory: what was asked for longest ago goes first.
import type { FileStore } from '../files/file-store.ts'

const MOST_BYTES = 32 * 1_048_576
const LARGEST_KEPT = 262_144

const ofStore = new WeakMap<FileStore, (name: string) => Promise<Buffer>>()

/** Reads a file of a store whose content never changes under its name. */
export function keptFiles(files: FileStore) {
  const kept = ofStore.get(files) ?? open(files)
  ofStore.set(files, kept)
  return kept
}

function open(files: FileStore) {
  const entries = new Map<string, Buffer>()
  let total = 0
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
  return async (name: string) => {
    const found = entries.get(name)
    if (found) {
      // A map remembers the order in which its entries came.
      entries.delete(name)
      entries.set(name, found)
      return found
    }
    const bytes = await files.read(name)
    keep(name, bytes)
    return bytes
  }
}
