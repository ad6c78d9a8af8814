// Has films taken apart, each in a process of its own that has the film and nothing else; tags are overwritten here, a part at a time.
import { fork, type StdioOptions } from 'node:child_process'
import { copyFile, open } from 'node:fs/promises'
import { confined } from '../confined.ts'
import { Refusal } from '../errors.ts'
import { blankFilm } from './blanking.ts'
import { type Ffmpeg, type FilmAt, findFfmpeg } from './ffmpeg.ts'
import type { Film } from './reading.ts'

export type { FilmAt } from './ffmpeg.ts'
export type { Film } from './reading.ts'

export type FilmOrder = 'probe' | 'repack'
/** What is in the film, or in what was made of it. */
export type FilmAnswer = { film: Film | null } | 'damaged'

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
   * null where an mp4 cannot hold them. Refuses, as `probe` does, with a sentence what is damaged.
   */
  repack(file: string, to: string): Promise<Film | null>
  /**
   * Writes to a path the same film but for all that might tell where it was taken, in its own container; false where that
   * cannot be.
   */
  blank(film: FilmAt, to: string): Promise<boolean>
  /** Null where the machine has none: then what browsers do not play stays as it is. */
  ffmpeg: Ffmpeg | null
  close(): void
}

const PROGRAM = new URL('film-process.ts', import.meta.url)
const DAMAGED = 'This video is damaged or incomplete. Please select another one.'

/** `patienceMs` is for taking one film apart. */
export function openFilms({ patienceMs = 60_000, ffmpeg = findFfmpeg(process.env) } = {}): Films {
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
    const patience = setTimeout(end, patienceMs)
    const answer = await new Promise<FilmAnswer>((resolve) => {
      child.once('message', (said) => resolve(said as FilmAnswer))
      child.once('error', () => resolve('damaged'))
      child.once('exit', () => resolve('damaged'))
      child.send(order, (error) => error && resolve('damaged'))
    })
    clearTimeout(patience)
    running.delete(end)
    // What was cut off is nothing that the film did.
    if (isClosed) throw stopping()
    if (answer === 'damaged') throw new Refusal('not_valid', DAMAGED)
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
    ffmpeg,
    close() {
      isClosed = true
      ffmpeg?.close()
      for (const end of running) end()
    },
  }
}

const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')
