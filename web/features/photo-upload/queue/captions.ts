// Writes captions under photos as soon as these are in the album. What is typed stays with its file until the photo has it.
import { isCancelled, Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import type { Caption, Entry, EntryStore, Sendable, Transport } from './entries.ts'
import { isAway, type Surroundings } from './sending.ts'

const PAUSE_MS = 2000

export function captionSaver<Item extends Sendable>(
  { state, find, putCaption }: EntryStore<Item>,
  transport: Transport<Item>,
  { line, rest }: Surroundings,
) {
  const busy = new Set<number>()

  async function save(id: number) {
    busy.add(id)
    for (let wanted = wantedOf(find(id)); wanted; wanted = wantedOf(find(id))) {
      const sent: Caption = { text: wanted.text, standing: 'saving' }
      putCaption(id, sent)
      const end = await attempt(wanted)
      // Written anew meanwhile.
      if (find(id)?.caption !== sent) continue
      putCaption(id, { ...sent, ...end })
      if (end.standing === 'waiting') await pause()
    }
    busy.delete(id)
  }

  async function attempt({ photoId, text, isKnown }: Wanted): Promise<Omit<Caption, 'text'>> {
    try {
      const refusal = await transport.caption(photoId, text, isKnown)
      return refusal === null ? { standing: 'saved' } : { standing: 'failed', sentence: refusal }
    } catch (error) {
      if (error instanceof Unreachable || isAway(error)) return { standing: 'waiting' }
      const sentence = isCancelled(error) ? 'Sign in to save it.' : sentenceOf(error, FAILED)
      return { standing: 'failed', sentence: error instanceof Refused && error.status === 404 ? GONE : sentence }
    }
  }

  async function pause() {
    await rest(PAUSE_MS)
    if (line.isThere()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const leave = line.whenBack(resolve)
    await promise
    leave()
  }

  function saveAll() {
    for (const entry of state().entries) if (!busy.has(entry.id) && wantedOf(entry)) void save(entry.id)
  }

  return {
    /** All that can be saved by now. */
    saveAll,
    /** Kept as it is typed; undefined where nothing is to stand there. */
    draftCaption: (id: number, text: string | undefined) =>
      putCaption(id, text === undefined ? undefined : { text, standing: 'draft' }),
    /** Saved once the photo is there. */
    saveCaption(id: number, text: string) {
      putCaption(id, { text, standing: 'waiting' })
      saveAll()
    },
  }
}

const FAILED = 'The caption was not saved. Please try again.'
const GONE = 'The photo is not there any more.'

interface Wanted {
  photoId: number
  text: string
  isKnown: boolean
}

/** Undefined where there is nothing to save, or nothing yet to save it under. */
function wantedOf(entry: Entry | undefined): Wanted | undefined {
  if (entry?.caption?.standing !== 'waiting' || !('photoId' in entry.state)) return undefined
  return { photoId: entry.state.photoId, text: entry.caption.text, isKnown: entry.state.kind === 'known' }
}
