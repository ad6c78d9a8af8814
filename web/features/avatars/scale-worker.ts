// Scales a photo in a thread of its own, so that the page stays quick whatever comes from the camera.
import type { Scaling } from './photo-plan.ts'

export interface ScaleOrder extends Scaling {
  picture: Blob
}

const QUALITY = 0.9

addEventListener('message', async ({ data }: MessageEvent<ScaleOrder>) => {
  postMessage(await scale(data).catch(() => null))
})

/** Asked for small at once, so that the picture in full, 200 MB at 48 megapixels, is gone as soon as it is decoded. */
async function scale({ picture, width, height, type }: ScaleOrder) {
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const scaled = await canvas.convertToBlob({ type, quality: QUALITY })
  if (!pen || scaled.type === type) return scaled
  return onPaper(canvas, pen)
}

/** For browsers that do not write WebP: they answer with a PNG, which might be larger than what came. The server uses the same ground. */
function onPaper(canvas: OffscreenCanvas, pen: OffscreenCanvasRenderingContext2D) {
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#f3ede2'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
