// Has films taken apart, each in a process of its own that has the film and nothing else; tags are overwritten here, a part at a time.
import { fork, type StdioOptions } from 'node:child_process'
import { copyFile, open } from 'node:fs/promises'
import type { ToldTime } from '../capture-time/told-time.ts'
import { confined } from '../confined.ts'
import { Refusal } from '../errors.ts'
import { canWatch, watchProcess } from '../process-limits.ts'
import { type Blanked, blankFilm } from './blanking.ts'
import { readCreation } from './creation.ts'
import { busy, type Ffmpeg, type FilmAt, findFfmpeg } from './ffmpeg.ts'
import type { Film } from './reading.ts'

export type { FilmAt } from './ffmpeg.ts'
export type { Film } from './reading.ts'

export type FilmOrder = 'probe' | 'repack'
/** What is in the film, or in what was made of it. */
export type FilmAnswer = { film: Film | null } | 'damaged' | 'full'

declare module 'fastify' {
  interface FastifyInstance {
    films: Films
  }
}

export interface Films {
  /** What is in the film at a path; null where it is of a kind that cannot be read here, such as avi. */
  probe(file: string): Promise<Film | null>
  /**
   * Writes to a path the same picture and sound as an mp4, its index first, without metadata, and says what is in that;
   * null where an mp4 cannot hold them. Refuses, as `probe` does, with a sentence what is damaged, or takes too much; with
   * `unavailable` where the machine was late, or the process ended, which says nothing of the film.
   */
  repack(file: string, to: string): Promise<Film | null>
  /**
   * Writes to a path the same film but for all that might tell where it was taken, in its own container; what is not `blank`
   * then may not leave.
   */
  blank(film: FilmAt, to: string): Promise<Blanked>
  /** When it was taken, by the field of its container; null where that does not say. */
  creation(film: FilmAt): Promise<ToldTime | null>
  /** Null where the machine has none: then what browsers do not play stays as it is. */
  ffmpeg: Ffmpeg | null
  close(): void
}

const PROGRAM = new URL('film-process.ts', import.meta.url)
/** Bytes resident; it says so itself before, unless something keeps its thread busy. */
const MOST_MEMORY = 500_000_000
const DAMAGED = 'This video is damaged or incomplete. Please select another one.'
const ENDLESS = 'Reading this video takes too long. Please save it anew and select that.'
const TOO_MUCH_MEMORY = 'This video takes too much memory to read. Please save it anew and select that.'

/** `processorMs` is processor time for taking one film apart, `timeoutMs` is time on the clock. */
export function openFilms({ timeoutMs = 180_000, processorMs = 60_000, ffmpeg = findFfmpeg(process.env) } = {}): Films {
  const running = new Set<() => void>()
  let isClosed = false

  async function carryOut(order: FilmOrder, file: string, to: string | null) {
    if (isClosed) throw stopping()
    await using source = await open(file, 'r')
    await using target = to === null ? null : await open(to, 'w+', 0o600)
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc', source.fd, target?.fd ?? 'ignore']
    const child = fork(PROGRAM, { ...confined(process.env), stdio })
    const end = () => void child.kill('SIGKILL')
    running.add(end)
    const watch = watchProcess(child.pid ?? 0, { processorMs, memory: MOST_MEMORY })
    const { promise: answered, resolve } = Promise.withResolvers<FilmAnswer | 'late' | 'ended'>()
    const timer = setTimeout(() => resolve('late'), timeoutMs)
    child.once('message', (said) => resolve(said as FilmAnswer))
    child.once('error', () => resolve('ended'))
    child.once('exit', () => resolve('ended'))
    child.send(order, (error) => error && resolve('ended'))
    const answer = await Promise.race([answered, watch.exceeded])
    end()
    watch.end()
    clearTimeout(timer)
    running.delete(end)
    // What was cut off is nothing that the film did.
    if (isClosed) throw stopping()
    if (typeof answer === 'string') throw refusalFor(answer)
    if (order === 'repack') await target?.sync()
    return answer.film
  }

  return {
    probe: (file) => carryOut('probe', file, null),
    repack: (file, to) => carryOut('repack', file, to),
    async blank({ file, extension }, to) {
      await copyFile(file, to)
      return blankFilm(to, extension)
    },
    creation: ({ file, extension }) => readCreation(file, extension),
    ffmpeg,
    close() {
      isClosed = true
      ffmpeg?.close()
      for (const end of running) end()
    },
  }
}

function refusalFor(end: 'damaged' | 'full' | 'exhausted' | 'late' | 'ended') {
  if (end === 'damaged') return new Refusal('not_valid', DAMAGED)
  if (end === 'full') return new Refusal('not_valid', TOO_MUCH_MEMORY)
  // Where processor time is not told, the clock decides.
  if (end === 'exhausted' || (end === 'late' && !canWatch)) return new Refusal('not_valid', ENDLESS)
  return busy()
}

const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')
