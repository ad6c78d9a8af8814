// The queue of an upload: which file is sent when. Knows neither the page nor the network.

import { whenLeaving } from '../leaving.ts'
import { checker } from './checking.ts'
import type { EntryStore, Sendable, Transport, UploadEntry } from './entries.ts'
import { type QueueDeps, sendFile } from './sending.ts'

interface Wiring<Item extends Sendable, There, More extends object> extends QueueDeps {
  store: EntryStore<Item, There, More>
  transport: Transport<Item, There>
  atATime: number
  /** Whether nothing happens to it any more by itself. */
  isSettled: (entry: UploadEntry<Item, There, More>) => boolean
  /** Called whenever something may have come in. */
  onAdvance?: () => void
  /** Called whenever nothing is left to do. */
  onEnd: (entries: readonly UploadEntry<Item, There, More>[]) => void
}

export function uploadQueue<Item extends Sendable, There extends { kind: string }, More extends object>({
  store,
  transport,
  atATime,
  isSettled,
  onAdvance,
  onEnd,
  ...deps
}: Wiring<Item, There, More>) {
  const { state, become, put } = store
  const underWay = new Map<number, AbortController>()
  const check = checker(store, transport, advance)
  let lastId = 0
  let isEnded = false

  function advance() {
    onAdvance?.()
    const { entries, isPaused } = state()
    if (isPaused) return
    for (const { id, state: now } of entries)
      if (now.kind === 'waiting' && underWay.size < atATime && !underWay.has(id)) void send(id)
    if (isEnded || entries.length === 0 || !entries.every(isSettled)) return
    isEnded = true
    onEnd(entries)
  }

  async function send(id: number) {
    const control = new AbortController()
    underWay.set(id, control)
    const end = await sendFile(id, store, transport, deps, control.signal)
    underWay.delete(id)
    if (end === 'signed out') {
      put(id, { kind: 'waiting' })
      pause()
    } else if (end) put(id, end)
    advance()
  }

  /** What is under way begins anew afterwards. */
  function pause() {
    become({ isPaused: true })
    for (const [id, control] of underWay) {
      control.abort()
      put(id, { kind: 'waiting' })
    }
  }

  // Whoever comes next at this browser is not to send what another chose.
  if (typeof document === 'object') whenLeaving(pause)

  return {
    state,
    /** To be called where something else has changed what became of files. */
    advance,
    subscribe: store.subscribe,
    /** `refusalOf` says why a file is not sent at all, null where it is. */
    add(files: readonly Item[], refusalOf: (file: Item) => string | null) {
      isEnded = false
      const added = files.map((file) => store.entryOf(++lastId, file, firstState(refusalOf(file))))
      become({ entries: [...state().entries, ...added] })
      void check().then(advance)
    },
    pause,
    resume() {
      become({ isPaused: false })
      advance()
    },
    retry(id: number) {
      isEnded = false
      put(id, { kind: 'waiting' })
      advance()
    },
    /** Takes files off; what has come in stays there. */
    remove(ids: readonly number[]) {
      become({ entries: state().entries.filter(({ id }) => !ids.includes(id)) })
      for (const id of ids) underWay.get(id)?.abort()
      advance()
    },
  }
}

const firstState = (refusal: string | null) =>
  refusal === null ? ({ kind: 'checking' } as const) : ({ kind: 'failed', sentence: refusal, mayRetry: false } as const)
