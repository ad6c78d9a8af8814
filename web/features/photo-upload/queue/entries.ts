// The files of an upload and what has become of each, for whoever works on them and whoever shows them.

/** What is read of a file. */
export interface Sendable {
  name: string
  /** In bytes. */
  size: number
}

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

export type State =
  /** Its bytes are compared with what the album has. */
  | { kind: 'checking' }
  | { kind: 'waiting' }
  /** `share` from 0 to 1. */
  | { kind: 'sending'; share: number }
  /** Tried again after a while, or when the line is back. */
  | { kind: 'stopped'; share: number }
  | { kind: 'in'; photoId: number }
  /** The same bytes were in the album before. */
  | { kind: 'known'; photoId: number }
  | { kind: 'failed'; sentence: string; mayRetry: boolean }

/** What is written under a file: typed, then saved as soon as its photo is there. */
export interface Caption {
  text: string
  standing: 'draft' | 'waiting' | 'saving' | 'saved' | 'failed'
  /** An earlier text of it stands under the photo. */
  isOnPhoto: boolean
  /** Why it failed. */
  sentence?: string
}

export interface Entry<Item extends Sendable = Sendable> {
  id: number
  file: Item
  state: State
  caption?: Caption | undefined
}

export interface QueueState<Item extends Sendable = Sendable> {
  entries: readonly Entry<Item>[]
  isPaused: boolean
}

export type EntryStore<Item extends Sendable> = ReturnType<typeof entryStore<Item>>

export function entryStore<Item extends Sendable>() {
  let state: QueueState<Item> = { entries: [], isPaused: false }
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState<Item>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become,
    /** Undefined for what was taken off. */
    find: (id: number) => state.entries.find((entry) => entry.id === id),
    put: (id: number, now: State) =>
      become({ entries: state.entries.map((entry) => (entry.id === id ? { ...entry, state: now } : entry)) }),
    putCaption: (id: number, caption: Caption | undefined) =>
      become({ entries: state.entries.map((entry) => (entry.id === id ? { ...entry, caption } : entry)) }),
  }
}

/** Whether nothing happens to it any more by itself. */
export const isSettled = ({ state: { kind } }: Entry) => kind === 'in' || kind === 'known' || kind === 'failed'

/** Whether something was written under it that its photo does not have. */
export const hasUnsavedCaption = ({ caption }: Entry) => caption !== undefined && caption.standing !== 'saved'
