// Keeps stamped copies for half an hour in a folder of their own, so that a reader who turns back to his is not stamped for again.
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '../errors.ts'
import type { RequestedRange } from '../http/ranges.ts'
import type { StampedFile } from './orders.ts'

export interface StampedCopy {
  /** In bytes. */
  size: number
  sha256: Uint8Array
  /** All of it without a part; has to be read to its end or destroyed. */
  open(part?: RequestedRange): Promise<Readable>
}

/** `name` is of one reader's copy of one file; `incoming` is a folder of this machine for what is being made. */
interface CopyRequest {
  file: string
  name: string
  incoming: string
}

export interface StampedCopies {
  /**
   * The copy of that name as it is kept, else as `make` makes it, once for all who ask meanwhile. A file that cannot be stamped
   * is refused again without another try for as long as copies are kept.
   */
  of(wanted: CopyRequest, make: () => Promise<StampedFile>): Promise<StampedCopy>
  close(): Promise<void>
}

interface CachedCopy extends StampedCopy {
  path: string
  madeAt: number
}

const SWEEP_MS = 60_000

/** Past `mostBytes` the oldest go; one that finds no room on the disk is sent and not kept. */
export function openStampedCopies({
  keptMs = 30 * 60_000,
  mostBytes = 1_000_000_000,
  now = Date.now,
} = {}): StampedCopies {
  /** The oldest first. */
  const kept = new Map<string, CachedCopy>()
  const underWay = new Map<string, Promise<StampedCopy>>()
  let folder: string | null = null
  let held = 0

  async function evict(name: string, { path, size }: CachedCopy) {
    if (kept.get(name)?.path !== path) return
    kept.delete(name)
    held -= size
    // Who is reading it still has it; where the system does not allow that, the folder goes when the server ends.
    await rm(path, { force: true }).catch(() => {})
  }

  const isOver = (since: number) => now() - since >= keptMs
  const refusals = rememberRefusals(isOver, now)

  async function sweep() {
    for (const [name, copy] of kept) if (isOver(copy.madeAt) || held > mostBytes) await evict(name, copy)
  }
  const sweeping = setInterval(sweep, SWEEP_MS).unref()

  async function keep(name: string, incoming: string, { bytes, sha256 }: StampedFile): Promise<StampedCopy> {
    folder ??= join(incoming, `stamped-${randomUUID()}`)
    const path = join(folder, randomUUID())
    try {
      // It is gone where nothing was kept for a day.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, bytes, { mode: 0o600 })
    } catch {
      await rm(path, { force: true }).catch(() => {})
      return { size: bytes.length, sha256, open: async (part) => Readable.from([partOf(bytes, part)]) }
    }
    const copy: CachedCopy = {
      path,
      madeAt: now(),
      size: bytes.length,
      sha256,
      open: (part) => openKept(name, copy, part),
    }
    const former = kept.get(name)
    if (former) await evict(name, former)
    kept.set(name, copy)
    held += copy.size
    await sweep()
    return copy
  }

  async function openKept(name: string, copy: CachedCopy, part?: RequestedRange) {
    const file = await open(copy.path).catch(async () => {
      await evict(name, copy)
      throw new Refusal('unavailable', 'This copy has to be made anew. Please try again.', { retryAfter: 1 })
    })
    return file.createReadStream(part)
  }

  return {
    async of({ file, name, incoming }, make) {
      const found = kept.get(name)
      if (found && !isOver(found.madeAt)) return found
      const making = underWay.get(name) ?? refusals.around(file, make).then((made) => keep(name, incoming, made))
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
    async close() {
      clearInterval(sweeping)
      kept.clear()
      if (folder) await rm(folder, { recursive: true, force: true }).catch(() => {})
    },
  }
}

const partOf = (bytes: Uint8Array, part?: RequestedRange) => (part ? bytes.subarray(part.start, part.end + 1) : bytes)

/** Those of each file that would come again. */
function rememberRefusals(isOver: (since: number) => boolean, now: () => number) {
  const refused = new Map<string, { refusal: Refusal; at: number }>()
  return {
    async around<Made>(file: string, make: () => Promise<Made>): Promise<Made> {
      for (const [one, { at }] of refused) if (isOver(at)) refused.delete(one)
      const known = refused.get(file)
      if (known) throw known.refusal
      try {
        return await make()
      } catch (error) {
        if (error instanceof Refusal && error.code === 'not_valid') refused.set(file, { refusal: error, at: now() })
        throw error
      }
    },
  }
}
