// The board of one contest: data named by their hash and a chain of events, each of which names the one before.
import * as z from 'zod/mini'
import { hashOf } from './group.ts'
import { checkEventKind, checkVersion } from './kinds.ts'
import { must, reading } from './refused.ts'
import { readTar, type TarFile, writeTarFile } from './tar.ts'

const EVENT_TYPES = ['Setup', 'Ballot', 'EndBallots', 'EncryptedTally', 'PartialDecryption', 'Result'] as const
export type EventType = (typeof EVENT_TYPES)[number]

const Event = z.strictObject({
  parent: z.optional(z.string()),
  height: z.int(),
  type: z.enum(EVENT_TYPES),
  payload: z.optional(z.string()),
})
type BoardEvent = z.infer<typeof Event>

/** The end of a board: the hash of its last event and the height that the next one has. */
export type Head = { parent: string | null; height: number }
export const EMPTY: Head = { parent: null, height: 0 }

/** What is appended for one event: its data, the event itself, and the head after it. */
export function appendEvent(
  head: Head,
  type: EventType,
  data: readonly string[] = [],
): { files: TarFile[]; head: Head } {
  const payload = data.at(-1)
  const event: BoardEvent = {
    ...(head.parent === null ? {} : { parent: head.parent }),
    height: head.height,
    type,
    ...(payload === undefined ? {} : { payload: hashOf(payload) }),
  }
  const text = JSON.stringify(event)
  const parent = hashOf(text)
  return {
    files: [...data.map(dataFile), { name: `${parent}.event.json`, text }],
    head: { parent, height: head.height + 1 },
  }
}

const dataFile = (text: string): TarFile => ({ name: `${hashOf(text)}.data.json`, text })

/** The first file of each archive; `seconds` since 1970, the one time in it. */
export const headerFile = (seconds: number): TarFile => ({
  name: 'BELENIOS',
  text: JSON.stringify({ version: 1, timestamp: String(seconds) }),
})

/** Bytes of the archive of those files. */
export function writeArchive(files: readonly TarFile[], seconds: number): Uint8Array {
  const parts = [headerFile(seconds), ...files].map((file) => writeTarFile(file, seconds))
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** A board as it was read: its events in their order, with the hash of each, and its data by their hash. */
export type Board = { events: { hash: string; event: BoardEvent }[]; data: ReadonlyMap<string, string> }

/** Refuses an archive whose files are not what their names say, or whose chain is broken. */
export function readArchive(bytes: Uint8Array): Board {
  const step = 'archive'
  const files = reading(step, 'It is cut, or no archive.', () => [...readTar(bytes)])
  const [header, ...rest] = files
  must(header?.name === 'BELENIOS', step, 'It is no archive of an election.')
  const { version } = reading(step, 'It does not say its version.', () =>
    z.parse(z.object({ version: z.int() }), JSON.parse(header.text)),
  )
  checkVersion(version)
  const data = new Map<string, string>()
  const events: Board['events'] = []
  for (const { name, text } of rest) {
    const [hash = '', kind] = name.split('.')
    must(hashOf(text) === hash, step, `The file ${name} is not what its name says.`)
    if (kind === 'data') data.set(hash, text)
    else events.push({ hash, event: readEvent(text, events.length) })
  }
  for (const [height, { event }] of events.entries())
    must(
      event.height === height && event.parent === events[height - 1]?.hash,
      'chain',
      `Event ${height} does not follow the one before.`,
    )
  return { events, data }
}

const readEvent = (text: string, height: number) =>
  reading('chain', `Event ${height} is malformed.`, () => {
    const event: unknown = JSON.parse(text)
    checkEventKind(event)
    return z.parse(Event, event)
  })

/** The text of which this is the hash; refused where the archive has none. */
export function dataOf({ data }: Board, hash: string | undefined, step: string): string {
  const text = hash === undefined ? undefined : data.get(hash)
  must(text !== undefined, step, 'Something that it names is missing in the archive.')
  return text
}
