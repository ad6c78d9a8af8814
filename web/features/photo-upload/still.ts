// A still of a chosen video, as this browser shows it; for where the server cannot take one.

const LONG_SIDE = 1280
const TIMEOUT_MS = 10_000

/** Whether this browser plays it; what says neither within a while counts as played. */
export async function playsHere(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // Of what it does not know browsers show the sound alone.
  video.addEventListener('loadedmetadata', () => resolve(video.videoWidth > 0), { once: true })
  video.addEventListener('error', () => resolve(false), { once: true })
  setTimeout(() => resolve(true), TIMEOUT_MS)
  video.preload = 'metadata'
  video.muted = true
  video.src = address
  const plays = await promise
  video.removeAttribute('src')
  URL.revokeObjectURL(address)
  return plays
}

/** A JPEG of a second into it; null where this browser does not play it. */
export async function stillOf(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.playsInline = true
    video.src = address
    await loaded(video, 'loadedmetadata')
    video.currentTime = Math.min(1, video.duration / 2)
    await loaded(video, 'seeked')
    return await drawn(video)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

function loaded(video: HTMLVideoElement, name: 'loadedmetadata' | 'seeked') {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  video.addEventListener(name, () => resolve(), { once: true })
  video.addEventListener('error', () => reject(new Error('It does not play here')), { once: true })
  setTimeout(() => reject(new Error('It takes too long')), TIMEOUT_MS)
  return promise
}

function drawn(video: HTMLVideoElement) {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LONG_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
