// Small files of the store that were sent lately, in memory.
import type { LoadContext, WithCaches } from '../cache/caches.ts'
import { openRecent } from '../cache/recent.ts'
import { touchedBy } from '../events/bus.ts'
import type { FileStore } from '../files/file-store.ts'

const MOST_BYTES = 32 * 1_048_576
const LARGEST_KEPT = 262_144

type Files = WithCaches & { files: FileStore }

interface ReadKept {
  (ctx: Files, name: string): Promise<Buffer>
  /** The file where it is in memory. */
  present(ctx: Files, name: string): Buffer | undefined
}

/**
 * Returns the function that reads a file whose content never changes under its name. `answers`: the endpoints that are
 * announced to be out of date once such a file has been removed.
 */
export function keptFiles(answers: { path: string }[]): ReadKept {
  const definition = { answers }
  const opened = ({ caches }: Files) => caches.open(definition, (reading) => open(answers, reading))
  return Object.assign((ctx: Files, name: string) => opened(ctx).read(ctx.files, name), {
    present: (ctx: Files, name: string) => opened(ctx).present(name),
  })
}

function open(answers: { path: string }[], { bus }: LoadContext) {
  const openEntries = () => openRecent<Buffer>(MOST_BYTES, ({ length }) => length)
  let entries = openEntries()
  bus.subscribe((change) => {
    if (touchedBy(change, answers) !== null) entries = openEntries()
  })
  return {
    present: (name: string) => entries.get(name),
    async read(files: FileStore, name: string) {
      const found = entries.get(name)
      if (found) return found
      const asked = entries
      const bytes = await files.read(name)
      // What was removed while it was read is not kept.
      if (asked === entries && bytes.length <= LARGEST_KEPT) entries.keep(name, bytes)
      return bytes
    },
  }
}
