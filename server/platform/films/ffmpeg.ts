// Runs ffmpeg where the machine has it: a still of a film, or the film anew in what every browser plays.
import { spawn } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants as priorities, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../errors.ts'
import { watchProcess } from '../process-limits.ts'
import { asNobody, findProgram } from '../programs.ts'
import { burning, LONGEST_MADE, type Writing } from './writing.ts'

/** What the content says the film is; ffmpeg is not left to guess, since a playlist would name other files. */
const DEMUXERS: Record<string, string> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  wmv: 'asf',
}

const scaled = `scale='if(gt(iw,ih),min(${LONGEST_MADE},iw),-2)':'if(gt(iw,ih),-2,min(${LONGEST_MADE},ih))'`

const FITTED = `${scaled},scale='trunc(iw/2)*2':'trunc(ih/2)*2',setsar=1`

const STILL = ['-map', '0:v:0', '-frames:v', '1', '-vf', `${scaled},format=rgb24`, '-update', '1']
const ANEW = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
  ...['-vf', FITTED],
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-movflags', '+faststart'],
]

const MINUTE_MS = 60_000
/** Of processor time, and on the clock: on a machine with much to do an honest film is late. */
const STILL_TIMEOUTS = { processorMs: MINUTE_MS / 2, timeoutMs: 5 * MINUTE_MS }
const ANEW_TIMEOUTS = { processorMs: 45 * MINUTE_MS, timeoutMs: 180 * MINUTE_MS }
/** Bytes resident. */
const MOST_MEMORY = 2_000_000_000
/** Of what is made, in bytes. */
const LARGEST_MADE = 500_000_000

/** Both refuse with `unavailable` where the machine was late, or the program ended by no doing of the film. */
export interface Ffmpeg {
  /** Calls `use` with a picture of the film at so many seconds; with null where none can be taken. */
  still<T>(film: FilmAt, second: number, use: (picture: string | null) => Promise<T>): Promise<T>
  /** Calls `use` with an mp4 of H.264 and AAC, its index first, without metadata; with null where none can be made. */
  anew<T>(film: FilmAt, use: (mp4: string | null) => Promise<T>): Promise<T>
  /** The same with lines written into it, in two corners in turn, as large as it is but for what is beyond 1920 pixels; likewise. */
  burn<T>(film: FilmAt, writing: Writing, use: (mp4: string | null) => Promise<T>): Promise<T>
  /** Ends what is running. */
  close(): void
}

export interface FilmAt {
  /** A path on this machine. */
  file: string
  /** The ending that stands for its content. */
  extension: string
}

interface Order {
  seek?: string[]
  how: string[]
  made: string
  processorMs: number
  timeoutMs: number
  /** Laid beside the film: a file of ours, or a text. */
  beside?: { name: string; from: URL | string }[]
}

/** Null where no folder of `PATH` has it. */
export function findFfmpeg(environment: NodeJS.ProcessEnv): Ffmpeg | null {
  const program = findProgram('ffmpeg', environment)
  if (!program) return null
  const running = new Set<() => void>()

  /** Ends with the name of what was made, in a folder that is gone after `use`. */
  async function run<T>(
    { file, extension }: FilmAt,
    { seek = [], how, made, processorMs, timeoutMs, beside = [] }: Order,
    use: (path: string | null) => Promise<T>,
  ) {
    const demuxer = DEMUXERS[extension]
    if (!demuxer) return use(null)
    const folder = await mkdtemp(join(tmpdir(), 'aerie-film-'))
    try {
      await copyFile(file, join(folder, 'film'))
      for (const { name, from } of beside)
        await (from instanceof URL ? copyFile(from, join(folder, name)) : writeFile(join(folder, name), from))
      const { uid, gid } = await asNobody([
        folder,
        ...['film', ...beside.map(({ name }) => name)].map((name) => join(folder, name)),
      ])
      const before = ['-nostdin', '-v', 'quiet', '-protocol_whitelist', 'file', '-threads', '2', ...seek]
      const args = [...before, '-f', demuxer, '-i', 'film', ...how, '-fs', String(LARGEST_MADE), made]
      const child = spawn(program ?? '', args, { cwd: folder, env: {}, stdio: 'ignore', uid, gid })
      const end = () => void child.kill('SIGKILL')
      running.add(end)
      if (child.pid !== undefined) setPriority(child.pid, priorities.priority.PRIORITY_LOW)
      const watch = watchProcess(child.pid ?? 0, { processorMs, memory: MOST_MEMORY })
      const { promise: over, resolve } = Promise.withResolvers<number | null>()
      child.once('error', () => resolve(null))
      child.once('exit', resolve)
      const timer = setTimeout(() => resolve(null), timeoutMs)
      // A number is its own; it has none where it was killed.
      const outcome = await Promise.race([over, watch.exceeded])
      end()
      watch.end()
      clearTimeout(timer)
      running.delete(end)
      if (outcome === null) throw busy()
      return await use(outcome === 0 ? join(folder, made) : null)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    still: (film, second, use) =>
      run(film, { seek: ['-ss', String(second)], how: STILL, made: 'still.png', ...STILL_TIMEOUTS }, use),
    anew: (film, use) => run(film, { how: ANEW, made: 'film.mp4', ...ANEW_TIMEOUTS }, use),
    burn: (film, writing, use) => run(film, { ...burning(writing, FITTED), ...ANEW_TIMEOUTS }, use),
    close() {
      for (const end of running) end()
    },
  }
}

/** Of a machine, not of a film: another attempt may come to its end. */
export const busy = () =>
  new Refusal('unavailable', 'The server has much to do just now. Please try again in a minute.', { retryAfter: 60 })
