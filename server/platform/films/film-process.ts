// The process in which one film is taken apart: it gets the file as an open one, and another to write to.
import { fstat, read as readCallback, write as writeCallback } from 'node:fs'
import { promisify } from 'node:util'
import { confineMyself, endAtOnce, watchMemory } from '../confined.ts'
import type { FilmAnswer, FilmOrder } from './films.ts'
import { type Film, type FilmFile, probe, repack } from './reading.ts'

/** Bytes resident. An mp4 whose index comes first is put together in memory: some 50 MB of film, and as much again. */
const MOST_MEMORY = 450_000_000
/** As `films.ts` hands them over. */
const [SOURCE, TARGET] = [4, 5]

const [stat, read, write] = [promisify(fstat), promisify(readCallback), promisify(writeCallback)]

confineMyself()
process.once('message', async (order: FilmOrder) => {
  const say = (answer: FilmAnswer) => process.send?.(answer, undefined, undefined, endAtOnce)
  const watch = watchMemory(MOST_MEMORY, () => say('full'))
  const answer = await carryOut(order).catch((): FilmAnswer => 'damaged')
  watch.end()
  say(answer)
})

async function carryOut(order: FilmOrder): Promise<FilmAnswer> {
  const film = await fileAt(SOURCE)
  const found = await probe(film)
  if (order === 'probe' || !found) return { film: found }
  if (!(await repack(film, ({ data, position }) => writeAll(data, position)))) return { film: null }
  const made = await probe(await fileAt(TARGET))
  // Packets that make no sense are left out without a word.
  return made && isSame(found, made) ? { film: made } : 'damaged'
}

/** Containers count the time in ticks of their own. */
const isSame = (one: Film, other: Film) =>
  one.videoCodec === other.videoCodec &&
  one.audioCodec === other.audioCodec &&
  Math.abs(one.durationMs - other.durationMs) < 1_000

async function fileAt(descriptor: number): Promise<FilmFile> {
  const { size } = await stat(descriptor)
  return {
    size,
    async read(start, end) {
      const bytes = new Uint8Array(end - start)
      const { bytesRead } = await read(descriptor, bytes, 0, bytes.length, start)
      return bytes.subarray(0, bytesRead)
    },
  }
}

async function writeAll(data: Uint8Array, position: number) {
  for (let done = 0; done < data.length; ) {
    const { bytesWritten } = await write(TARGET, data, done, data.length - done, position + done)
    done += bytesWritten
  }
}
