// Writes captions under photos as soon as these are in the album. What is typed stays with its file until the photo has it.
import { isCancelled, Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import { isAway, type QueueDeps } from '#lib/upload-queue/sending.ts'
import { type Caption, type EntryStore, type PhotoEntry, type Sendable, type Transport, wasKnown } from './entries.ts'

const PAUSE_MS = 2000

export function captionSaver<Item extends Sendable>(
  { state, find, putCaption }: EntryStore<Item>,
  transport: Transport<Item>,
  { connection, rest }: QueueDeps,
) {
  const busy = new Set<number>()

  async function save(id: number) {
    busy.add(id)
    for (let wanted = wantedOf(find(id)); wanted; wanted = wantedOf(find(id))) {
      const sent: Caption = { text: wanted.text, standing: 'saving', isOnPhoto: wanted.isOnPhoto }
      putCaption(id, sent)
      const end = await attempt(wanted)
      // Written anew meanwhile.
      if (find(id)?.caption !== sent) continue
      const isSaved = end.standing === 'saved'
      putCaption(
        id,
        isSaved && sent.text === '' ? undefined : { ...sent, ...end, isOnPhoto: isSaved || sent.isOnPhoto },
      )
      if (end.standing === 'waiting') await pause()
    }
    busy.delete(id)
  }

  async function attempt({
    photoId,
    text,
    isKnown,
    isOnPhoto,
  }: CaptionChange): Promise<Omit<Caption, 'text' | 'isOnPhoto'>> {
    try {
      const refusal = await transport.caption(photoId, text, isKnown && !isOnPhoto)
      return refusal === null ? { standing: 'saved' } : { standing: 'failed', sentence: refusal }
    } catch (error) {
      if (error instanceof Unreachable || isAway(error)) return { standing: 'waiting' }
      const sentence = isCancelled(error) ? 'Sign in to save it.' : sentenceOf(error, FAILED)
      return { standing: 'failed', sentence: error instanceof Refused && error.status === 404 ? GONE : sentence }
    }
  }

  async function pause() {
    await rest(PAUSE_MS)
    if (connection.isThere()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const leave = connection.whenBack(resolve)
    await promise
    leave()
  }

  const isOnPhoto = (id: number) => find(id)?.caption?.isOnPhoto ?? false

  function saveAll() {
    for (const entry of state().entries) if (!busy.has(entry.id) && wantedOf(entry)) void save(entry.id)
  }

  return {
    /** All that can be saved by now. */
    saveAll,
    /** Kept as it is typed. */
    draftCaption: (id: number, text: string) => putCaption(id, { text, standing: 'draft', isOnPhoto: isOnPhoto(id) }),
    /** Saved once the photo is there; an empty one takes off what stands there. */
    saveCaption(id: number, text: string) {
      const isNothing = text === '' && !isOnPhoto(id)
      putCaption(id, isNothing ? undefined : { text, standing: 'waiting', isOnPhoto: isOnPhoto(id) })
      saveAll()
    },
  }
}

const FAILED = 'The caption was not saved. Please try again.'
const GONE = 'The photo is not there any more.'

interface CaptionChange {
  photoId: number
  text: string
  isKnown: boolean
  isOnPhoto: boolean
}

/** Undefined where there is nothing to save, or nothing yet to save it under. */
function wantedOf(entry: PhotoEntry | undefined): CaptionChange | undefined {
  if (entry?.caption?.standing !== 'waiting' || !('photoId' in entry.state)) return undefined
  const { text, isOnPhoto } = entry.caption
  return { photoId: entry.state.photoId, text, isOnPhoto, isKnown: wasKnown(entry) }
}
