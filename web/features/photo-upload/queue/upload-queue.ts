// The queue of an upload: which file is sent when. Knows neither the page nor the network.
import { captionSaver } from './captions.ts'
import { checker } from './checking.ts'
import { type Entry, entryStore, isSettled, type Sendable, type Transport } from './entries.ts'
import { type Surroundings, sendFile } from './sending.ts'

interface Wiring<Item extends Sendable> extends Surroundings {
  transport: Transport<Item>
  /** Called whenever nothing is left to do. */
  onEnd: (entries: readonly Entry<Item>[]) => void
}

const AT_A_TIME = 2

export type UploadQueue<Item extends Sendable> = ReturnType<typeof uploadQueue<Item>>

export function uploadQueue<Item extends Sendable>({ transport, onEnd, ...surroundings }: Wiring<Item>) {
  const store = entryStore<Item>()
  const { state, become, put } = store
  const underWay = new Map<number, AbortController>()
  const check = checker(store, transport, advance)
  const { saveAll: saveCaptions, ...captions } = captionSaver(store, transport, surroundings)
  let lastId = 0
  let isEnded = false

  function advance() {
    saveCaptions()
    const { entries, isPaused } = state()
    if (isPaused) return
    for (const { id, state: now } of entries)
      if (now.kind === 'waiting' && underWay.size < AT_A_TIME && !underWay.has(id)) void send(id)
    if (isEnded || entries.length === 0 || !entries.every(isSettled)) return
    isEnded = true
    onEnd(entries)
  }

  async function send(id: number) {
    const control = new AbortController()
    underWay.set(id, control)
    const end = await sendFile(id, store, transport, surroundings, control.signal)
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

  return {
    state,
    subscribe: store.subscribe,
    /** `refusalOf` says why a file is not sent at all, null where it is. */
    add(files: readonly Item[], refusalOf: (file: Item) => string | null) {
      isEnded = false
      const added = files.map((file) => entryOf(++lastId, file, refusalOf(file)))
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
    ...captions,
    /** Takes files off; what has come in stays in the album. */
    remove(ids: readonly number[]) {
      become({ entries: state().entries.filter(({ id }) => !ids.includes(id)) })
      for (const id of ids) underWay.get(id)?.abort()
      advance()
    },
  }
}

const entryOf = <Item extends Sendable>(id: number, file: Item, refusal: string | null): Entry<Item> => ({
  id,
  file,
  state: refusal ? { kind: 'failed', sentence: refusal, mayRetry: false } : { kind: 'checking' },
})
