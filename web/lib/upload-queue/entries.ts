// The files of an upload and what has become of each, for whoever works on them and whoever shows them.

/** What is read of a file. */
export interface Sendable {
  name: string
  /** In bytes. */
  size: number
}

/** What became of a file that was sent: what it is kept as, or the sentence that says why it is not. */
export type Outcome<Kept> = { kept: Kept; existing: boolean } | { refusal: string }

/** `Kept`: what a file is known by once it is there. */
export interface Transport<Item extends Sendable, Kept> {
  /** In hexadecimal; null where this browser cannot tell, or nobody asks. Rejects where the file cannot be read. */
  hash: (file: Item) => Promise<string | null>
  /** Those of the hashes that are there already. */
  known: (hashes: string[]) => Promise<ReadonlyMap<string, Kept>>
  send: (file: Item, signal: AbortSignal, onSent: (share: number) => void) => Promise<Outcome<Kept>>
  /** Why a file did not come in, where nobody said. */
  failed: string
}

export type State<Kept> =
  /** Its bytes are compared with what is there. */
  | { kind: 'checking' }
  | { kind: 'waiting' }
  /** `share` from 0 to 1. */
  | { kind: 'sending'; share: number }
  /** Tried again after a while, or when the line is back. */
  | { kind: 'stopped'; share: number }
  | ({ kind: 'in' } & Kept)
  /** The same bytes were there before. */
  | ({ kind: 'known' } & Kept)
  | { kind: 'failed'; sentence: string; mayRetry: boolean }

interface Plain<Item extends Sendable, Kept> {
  id: number
  file: Item
  state: State<Kept>
}

/** `More`: what whoever uses the queue keeps beside a file. */
export type Entry<Item extends Sendable, Kept, More extends object = object> = Plain<Item, Kept> & Partial<More>

export interface QueueState<Item extends Sendable, Kept, More extends object = object> {
  entries: readonly Entry<Item, Kept, More>[]
  isPaused: boolean
}

export interface EntryStore<Item extends Sendable, Kept, More extends object> {
  state: () => QueueState<Item, Kept, More>
  /** Answers how to leave. */
  subscribe: (listener: () => void) => () => void
  /** A new one, that `become` puts among the others. */
  entryOf: (id: number, file: Item, now: State<Kept>) => Entry<Item, Kept, More>
  become: (next: Partial<QueueState<Item, Kept, More>>) => void
  /** Undefined for what was taken off. */
  find: (id: number) => Entry<Item, Kept, More> | undefined
  put: (id: number, now: State<Kept>) => void
  keep: (id: number, more: Partial<More>) => void
}

/** `filled` gives a new entry what is kept beside it. */
export function entryStore<Item extends Sendable, Kept, More extends object = object>(
  filled: (entry: Plain<Item, Kept>) => Entry<Item, Kept, More>,
): EntryStore<Item, Kept, More> {
  let state: QueueState<Item, Kept, More> = { entries: [], isPaused: false }
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState<Item, Kept, More>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const change = (id: number, made: (entry: Entry<Item, Kept, More>) => Entry<Item, Kept, More>) =>
    become({ entries: state.entries.map((entry) => (entry.id === id ? made(entry) : entry)) })
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become,
    entryOf: (id, file, now) => filled({ id, file, state: now }),
    find: (id) => state.entries.find((entry) => entry.id === id),
    put: (id, now) => change(id, (entry) => ({ ...entry, state: now })),
    keep: (id, more) => change(id, (entry) => ({ ...entry, ...more })),
  }
}

/** Whether nothing happens to it any more by itself. */
export const isSettled = ({ state: { kind } }: { state: { kind: string } }) =>
  kind === 'in' || kind === 'known' || kind === 'failed'
