// The files of an upload to an album and what has become of each, with what is written under them.
import * as queue from '#lib/upload-queue/entries.ts'

export type Sendable = queue.Sendable

/** What became of a file that was sent: it is in the album, or the sentence that says why not. */
export type PhotoOutcome = ({ existing: boolean } & Arrived) | { refusal: string }

/** A photo whose file the server has: until it is ready, it may still turn out that it cannot be shown. */
export interface Arrived {
  photoId: number
  isReady: boolean
}

export interface Transport<Item extends Sendable> {
  /** In hexadecimal; null where this browser cannot tell. Rejects where the file cannot be read. */
  hash: (file: Item) => Promise<string | null>
  /** Those of the hashes that are in the album already, with their photos. */
  known: (hashes: string[]) => Promise<ReadonlyMap<string, Arrived>>
  send: (file: Item, signal: AbortSignal, onSent: (share: number) => void) => Promise<PhotoOutcome>
  /** Answers why it was not written, null where it was; one that was there before its file keeps the caption it has. */
  caption: (photoId: number, text: string, isKnown: boolean) => Promise<string | null>
}

type There =
  /** The server has it, and is making it ready. */
  | ({ kind: 'making' } & Unmade)
  /** The server has it, and cannot make it ready, for the reason in the sentence. */
  | ({ kind: 'unmade'; sentence: string } & Unmade)
  | { kind: 'in'; photoId: number }
  /** The same bytes were in the album before. */
  | { kind: 'known'; photoId: number }

export type PhotoUploadState = queue.UploadState<There>

interface Unmade {
  photoId: number
  /** The same bytes were in the album before. */
  isKnown: boolean
  /** The album's list has named it. */
  isListed: boolean
}

/** What becomes of a file that the server has. */
export function arrivedAs({ photoId, isReady }: Arrived, isKnown: boolean): There {
  return isReady ? { kind: isKnown ? 'known' : 'in', photoId } : { kind: 'making', photoId, isKnown, isListed: false }
}

/** What is written under a file: typed, then saved as soon as its photo is there. */
export interface Caption {
  text: string
  standing: 'draft' | 'waiting' | 'saving' | 'saved' | 'failed'
  /** An earlier text of it stands under the photo. */
  isOnPhoto: boolean
  /** Why it failed. */
  sentence?: string
}

interface Captioned {
  caption: Caption | undefined
}

export type PhotoEntry<Item extends Sendable = Sendable> = queue.UploadEntry<Item, There, Captioned>
export type QueueState<Item extends Sendable = Sendable> = queue.QueueState<Item, There, Captioned>
export type EntryStore<Item extends Sendable> = ReturnType<typeof entryStore<Item>>

export function entryStore<Item extends Sendable>() {
  const store = queue.entryStore<Item, There, Captioned>((entry) => entry)
  return { ...store, putCaption: (id: number, caption: Caption | undefined) => store.keep(id, { caption }) }
}

/** Whether nothing happens to it any more by itself. */
export const isSettled = ({ state: { kind } }: PhotoEntry) => ['in', 'known', 'unmade', 'failed'].includes(kind)

/** Whether the server has it, and it is not to be seen yet. */
export const isUnmade = ({ state: { kind } }: PhotoEntry) => kind === 'making' || kind === 'unmade'

/** Whether nothing of it is lost when the page is closed. */
export const isSent = (entry: PhotoEntry) => isSettled(entry) || isUnmade(entry)

/** Whether it was in the album before it was sent. */
export const wasKnown = ({ state }: PhotoEntry) => state.kind === 'known' || ('isKnown' in state && state.isKnown)

/** Whether something was written under it that its photo does not have. */
export const hasUnsavedCaption = ({ caption }: PhotoEntry) => caption !== undefined && caption.standing !== 'saved'
