// The queue of an upload to an album: two files at a time, and the captions that are written meanwhile.
import type { QueueDeps } from '#lib/upload-queue/sending.ts'
import { uploadQueue as openQueue } from '#lib/upload-queue/upload-queue.ts'
import { captionSaver } from './captions.ts'
import { arrivedAs, entryStore, isSettled, type PhotoEntry, type Sendable, type Transport } from './entries.ts'
import { follower } from './making.ts'

interface Wiring<Item extends Sendable> extends QueueDeps {
  transport: Transport<Item>
  /** Called whenever nothing is left to do. */
  onEnd: (entries: readonly PhotoEntry<Item>[]) => void
}

const AT_A_TIME = 2

export type UploadQueue<Item extends Sendable> = ReturnType<typeof uploadQueue<Item>>

export function uploadQueue<Item extends Sendable>({ transport, onEnd, ...deps }: Wiring<Item>) {
  const store = entryStore<Item>()
  const { saveAll, ...captions } = captionSaver(store, transport, deps)
  const queue = openQueue({
    store,
    transport: {
      hash: transport.hash,
      async known(hashes) {
        const found = await transport.known(hashes)
        return new Map([...found].map(([hash, photo]) => [hash, arrivedAs(photo, true)]))
      },
      async send(file, signal, onSent) {
        const outcome = await transport.send(file, signal, onSent)
        if ('refusal' in outcome) return outcome
        return { there: arrivedAs(outcome, outcome.existing) }
      },
      failed: 'Failed to upload photos',
    },
    atATime: AT_A_TIME,
    isSettled,
    onAdvance: saveAll,
    onEnd,
    ...deps,
  })
  const { advance, ...acts } = queue
  return { ...acts, ...captions, follow: follower(store, advance) }
}
