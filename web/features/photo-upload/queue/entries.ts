// The files of an upload to an album and what has become of each, with what is written under them.
import * as queue from '#lib/upload-queue/entries.ts'

export type Sendable = queue.Sendable

/** What became of a file that was sent: it is in the album, or the sentence that says why not. */
export type Outcome = { photoId: number; existing: boolean } | { refusal: string }

export interface Transport<Item extends Sendable> {
  /** In hexadecimal; null where this browser cannot tell. Rejects where the file cannot be read. */
  hash: (file: Item) => Promise<string | null>
  /** Those of the hashes that are in the album already, with their photos. */
  known: (hashes: string[]) => Promise<ReadonlyMap<string, number>>
  send: (file: Item, signal: AbortSignal, onSent: (share: number) => void) => Promise<Outcome>
  /** Answers why it was not written, null where it was; one that was there before its file keeps the caption it has. */
  caption: (photoId: number, text: string, isKnown: boolean) => Promise<string | null>
}

interface Kept {
  photoId: number
}

export type State = queue.State<Kept>

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

export type Entry<Item extends Sendable = Sendable> = queue.Entry<Item, Kept, Captioned>
export type QueueState<Item extends Sendable = Sendable> = queue.QueueState<Item, Kept, Captioned>
export type EntryStore<Item extends Sendable> = ReturnType<typeof entryStore<Item>>

export function entryStore<Item extends Sendable>() {
  const store = queue.entryStore<Item, Kept, Captioned>((entry) => entry)
  return { ...store, putCaption: (id: number, caption: Caption | undefined) => store.keep(id, { caption }) }
}

export const isSettled = queue.isSettled

/** Whether something was written under it that its photo does not have. */
export const hasUnsavedCaption = ({ caption }: Entry) => caption !== undefined && caption.standing !== 'saved'
