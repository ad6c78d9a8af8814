// The uploads that are under way, one queue for each album: they go on while their owner is on other pages.
import { albums } from '@aerie/contract/albums'
import { photos } from '@aerie/contract/photos'
import { plural } from '@aerie/text/plurals'
import type { QueryClient } from '@tanstack/react-query'
import { hasUnsavedCaption, isSent, type PhotoEntry } from '#features/photo-queue/entries.ts'
import { type UploadQueue, uploadQueue } from '#features/photo-queue/upload-queue.ts'
import { keysOf } from '#lib/api.ts'
import { isOnline, whenOnline } from '#lib/connection.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Limits, refusalOf } from './file-rules.ts'
import { followAlbum } from './follow-album.ts'
import { transportTo } from './transport.ts'

const queues = new Map<string, UploadQueue<File>>()
/** What ends following the albums of the queues. */
const follows = new Map<string, () => void>()
const listeners = new Set<() => void>()

/** `albumId` as it stands in the address; undefined where nothing goes there. */
export const uploadTo = (albumId: string) => queues.get(albumId)

export function subscribeToUploads(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

interface Sending {
  cache: QueryClient
  limits: Limits
}

/** More files join what is under way to the album; what has come to its end leaves the page. */
export function startUpload(albumId: string, files: readonly File[], { cache, limits }: Sending) {
  if (queues.get(albumId)?.state().entries.every(isDone)) endUpload(albumId)
  const queue = queues.get(albumId) ?? open(albumId, cache)
  queue.add(files, (file) => refusalOf(file, limits))
}

/** Takes the upload off the page; what has come in stays in the album. */
export function endUpload(albumId: string) {
  const queue = queues.get(albumId)
  queue?.remove(queue.state().entries.map(({ id }) => id))
  queues.delete(albumId)
  follows.get(albumId)?.()
  follows.delete(albumId)
  tell()
}

function open(albumId: string, cache: QueryClient) {
  const announced = new Set<number>()
  const queue = uploadQueue<File>({
    transport: transportTo(albumId),
    connection: { isThere: isOnline, whenBack: whenOnline },
    rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onEnd(entries) {
      sayHowItWent(entries.filter(({ id }) => !announced.has(id)))
      for (const { id } of entries) announced.add(id)
      for (const queryKey of keysOf(photos.ofAlbum, albums.show, albums.list))
        void cache.invalidateQueries({ queryKey })
    },
  })
  queues.set(albumId, queue)
  follows.set(albumId, followAlbum(albumId, queue, cache))
  tell()
  return queue
}

function sayHowItWent(entries: readonly PhotoEntry[]) {
  const count = entries.filter(({ state }) => state.kind === 'in').length
  const failed = entries.flatMap(({ state }) => ('sentence' in state ? [state.sentence] : []))
  if (count > 0) toast({ title: `${count} ${plural(count, 'photo')} uploaded successfully` })
  else if (failed[0]) toast({ title: 'Upload Error', description: failed[0], tone: 'destructive' })
}

/** Nothing of it would be lost. */
const isDone = (entry: PhotoEntry) => isSent(entry) && !hasUnsavedCaption(entry)
const isUnderWay = () => [...queues.values()].some((queue) => !queue.state().entries.every(isDone))

addEventListener('beforeunload', (event) => isUnderWay() && event.preventDefault())

function tell() {
  for (const listener of listeners) listener()
}
