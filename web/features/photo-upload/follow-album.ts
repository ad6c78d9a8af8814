// Follows the photos of an album for as long as something that was sent there is not made ready.
import { photos } from '@aerie/contract/photos'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { isUnmade } from '#features/photo-queue/entries.ts'
import type { UploadQueue } from '#features/photo-queue/upload-queue.ts'
import { endpointQuery } from '#lib/api.ts'

/** Answers the function that ends it. */
export function followAlbum(albumId: string, queue: UploadQueue<File>, cache: QueryClient) {
  const observer = new QueryObserver(cache, endpointQuery(photos.ofAlbum, { params: { albumId } }))
  let leave: (() => void) | undefined
  const tell = () => {
    const { data } = observer.getCurrentResult()
    if (data) queue.follow(new Map(data.map((photo) => [photo.id, photo])))
  }
  const look = () => {
    if (!queue.state().entries.some(isUnmade)) {
      leave?.()
      leave = undefined
      return
    }
    leave ??= observer.subscribe(tell)
    tell()
  }
  const unsubscribe = queue.subscribe(look)
  return () => {
    unsubscribe()
    leave?.()
  }
}
