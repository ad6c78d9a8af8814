// The files that have just come in, by the ids of their photos: who sent them sees them while the server makes the sizes.
import { useSyncExternalStore } from 'react'

let files: ReadonlyMap<number, File> = new Map()
const listeners = new Set<() => void>()

function become(next: ReadonlyMap<number, File>) {
  files = next
  for (const listener of listeners) listener()
}

/** By the time that so many more have come in, its sizes are there. */
const MOST_KEPT = 300

/** Of a video nothing is shown before the server has looked at it. */
export function keepPreview(photoId: number, file: File) {
  if (file.type.startsWith('image/')) become(new Map([...files, [photoId, file] as const].slice(-MOST_KEPT)))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Empty where nothing was sent from this page. */
export const usePreviews = () => useSyncExternalStore(subscribe, () => files)
