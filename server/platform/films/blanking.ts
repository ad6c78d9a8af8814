// Takes out of a film what might tell where and with what it was taken, where it goes into no other container: all parts but
// those that play are overwritten, so that everything else stays where it is.
import { type FileHandle, open } from 'node:fs/promises'
import { CONTAINERS, type Container, type ContainerPart } from './containers.ts'

/** Files of so many parts are made to keep somebody busy. */
const MOST_PARTS = 200_000
/** Parts within each other; those of films have four. */
const DEEPEST = 16
const ZEROS = Buffer.alloc(65_536)

/** `damaged`: it cannot be taken apart, or has no track. `tells more`: it has one of neither picture nor sound, as of places. */
export type Blanked = 'blank' | 'damaged' | 'tells more'

/** Changes the file at a path, whose content `extension` stands for; of what is not `blank` then nothing may leave. */
export async function blankFilm(path: string, extension: string): Promise<Blanked> {
  const container = CONTAINERS[extension]
  if (!container) return 'damaged'
  await using file = await open(path, 'r+')
  const { size } = await file.stat()
  const work = { file, container, left: MOST_PARTS, isFilm: false, tellsMore: false }
  const isClean = await blankParts(work, { name: '', at: 0, from: 0, end: size }, 0)
  await file.sync()
  if (work.tellsMore) return 'tells more'
  return isClean && work.isFilm ? 'blank' : 'damaged'
}

interface Blanking {
  file: FileHandle
  container: Container
  left: number
  /** Whether a track of picture or sound was met. */
  isFilm: boolean
  /** Whether one of anything else was. */
  tellsMore: boolean
}

async function blankParts(work: Blanking, within: ContainerPart, depth: number): Promise<boolean> {
  if (depth > DEEPEST) return false
  const { container, file } = work
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: at })
    return buffer.subarray(0, bytesRead)
  }
  for (let at = within.from; at < within.end; ) {
    const part = await container.partAt(read, at, within)
    if (work.left-- === 0) return false
    // What follows the last part is none.
    if (!part) return within.name === '' && at > 0 ? fillWithZeros(file, at, within.end) : false
    if (container.opened.has(part.name)) {
      if (!(await blankParts(work, part, depth + 1))) return false
    } else if (container.kept.has(part.name)) {
      work.tellsMore ||= !(await container.isOfFilm(read, part))
      if (work.tellsMore) return false
      work.isFilm ||= part.name === container.track
    } else {
      const head = container.unheeded(part.end - part.at)
      await file.write(head, 0, head.length, part.at)
      await fillWithZeros(file, part.at + head.length, part.end)
    }
    at = container.next(part)
  }
  return true
}

async function fillWithZeros(file: FileHandle, from: number, end: number) {
  for (let at = from; at < end; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at)
  return true
}
