// The files of an upload and what has become of each, for whoever works on them and whoever shows them.

/** What is read of a file. */
export interface Sendable {
  name: string
  /** In bytes. */
  size: number
}

/** What became of a file that was sent: its state once it is there, or the sentence that says why it is not. */
export type UploadOutcome<There> = { there: There } | { refusal: string }

/** `There`: the states of a file that the server has. */
export interface Transport<Item extends Sendable, There> {
  /** In hexadecimal; null where this browser cannot tell, or nobody asks. Rejects where the file cannot be read. */
  hash: (file: Item) => Promise<string | null>
  /** Those of the hashes that are there already. */
  known: (hashes: string[]) => Promise<ReadonlyMap<string, There>>
  send: (file: Item, signal: AbortSignal, onSent: (share: number) => void) => Promise<UploadOutcome<There>>
  /** Why a file did not come in, where nobody said. */
  failed: string
}

export type UploadState<There> =
  /** Its bytes are compared with what is there. */
  | { kind: 'checking' }
  | { kind: 'waiting' }
  /** `share` from 0 to 1. */
  | { kind: 'sending'; share: number }
  /** Tried again after a while, or when the connection is back. */
  | { kind: 'stopped'; share: number }
  | { kind: 'failed'; sentence: string; mayRetry: boolean }
  | There

interface Plain<Item extends Sendable, There> {
  id: number
  file: Item
  state: UploadState<There>
}

/** `More`: what whoever uses the queue keeps beside a file. */
export type UploadEntry<Item extends Sendable, There, More extends object = object> = Plain<Item, There> & Partial<More>

export interface QueueState<Item extends Sendable, There, More extends object = object> {
  entries: readonly UploadEntry<Item, There, More>[]
  isPaused: boolean
}

export interface EntryStore<Item extends Sendable, There, More extends object> {
  state: () => QueueState<Item, There, More>
  /** Answers how to leave. */
  subscribe: (listener: () => void) => () => void
  /** A new one, that `become` puts among the others. */
  entryOf: (id: number, file: Item, now: UploadState<There>) => UploadEntry<Item, There, More>
  become: (next: Partial<QueueState<Item, There, More>>) => void
  /** Undefined for what was taken off. */
  find: (id: number) => UploadEntry<Item, There, More> | undefined
  put: (id: number, now: UploadState<There>) => void
  keep: (id: number, more: Partial<More>) => void
}

/** `filled` gives a new entry what is kept beside it. */
export function entryStore<Item extends Sendable, There, More extends object = object>(
  filled: (entry: Plain<Item, There>) => UploadEntry<Item, There, More>,
): EntryStore<Item, There, More> {
  let state: QueueState<Item, There, More> = { entries: [], isPaused: false }
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState<Item, There, More>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const change = (id: number, made: (entry: UploadEntry<Item, There, More>) => UploadEntry<Item, There, More>) =>
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
