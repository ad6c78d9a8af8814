// Makes a chosen file ready to travel: scaled where the browser can read it, as it is otherwise.
import { LARGEST_AVATAR } from '@aerie/contract/avatars'
import type { PictureSize } from './cuts.ts'
import { planFor } from './photo-plan.ts'
import type { ScaleOrder } from './scale-worker.ts'

export interface PreparedPhoto {
  picture: Blob
  name: string
  /** Null when this browser cannot show it. */
  size: PictureSize | null
}

/** Null when it is too large to travel. */
export async function preparePhoto(file: File, signal: AbortSignal): Promise<PreparedPhoto | null> {
  const size = await measure(file)
  signal.throwIfAborted()
  const plan = planFor(file, size)
  if (plan === 'too large') return null
  if (plan === 'as it is') return { picture: file, name: file.name, size }
  const picture = await scale({ ...plan, picture: file }, signal)
  if (picture === null) return file.size <= LARGEST_AVATAR ? { picture: file, name: file.name, size: null } : null
  return picture.size <= LARGEST_AVATAR ? { picture, name: file.name, size: plan } : null
}

/** An image that stands nowhere on the page is read only as far as its dimensions. */
async function measure(file: File): Promise<PictureSize | null> {
  const { promise, resolve } = Promise.withResolvers<PictureSize | null>()
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
  image.onerror = () => resolve(null)
  image.src = address
  const size = await promise
  URL.revokeObjectURL(address)
  return size?.width && size.height ? size : null
}

/** Null when the browser cannot do it after all. */
async function scale(order: ScaleOrder, signal: AbortSignal): Promise<Blob | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob | null>()
  const worker = new Worker(new URL('./scale-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data)
  worker.onerror = () => resolve(null)
  const cancel = () => reject(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  worker.postMessage(order)
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', cancel)
    worker.terminate()
  }
}
