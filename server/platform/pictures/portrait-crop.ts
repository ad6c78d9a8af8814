// Where a portrait is cropped from a picture, and how far the picture is scaled down before.
import { PORTRAIT_RATIO, PORTRAIT_WIDTHS } from '@aerie/contract/avatars'

export interface Size {
  width: number
  height: number
}

export interface Area extends Size {
  left: number
  top: number
}

const LARGEST_WIDTH = Math.max(...PORTRAIT_WIDTHS)

/**
 * The size in pixels to scale the whole upright picture to, never up, and what to cut from it then: the largest portrait
 * within `crop`, whose numbers are shares of the picture, or within the whole; centred, and from the top third.
 */
export function planCut(picture: Size, crop: Area | null): { scaled: Size; cut: Area } {
  const area = inPixels(crop ?? { left: 0, top: 0, width: 1, height: 1 }, picture)
  const width = Math.min(area.width, area.height * PORTRAIT_RATIO)
  const height = width / PORTRAIT_RATIO
  const scale = Math.min(1, LARGEST_WIDTH / width)
  const whole = (length: number) => Math.max(1, Math.round(length * scale))
  const portrait = { width: whole(width), height: whole(height) }
  const scaled = {
    width: Math.max(portrait.width, whole(picture.width)),
    height: Math.max(portrait.height, whole(picture.height)),
  }
  const left = Math.round((area.left + (area.width - width) / 2) * scale)
  const top = Math.round((area.top + (area.height - height) / 3) * scale)
  return {
    scaled,
    cut: {
      left: Math.min(left, scaled.width - portrait.width),
      top: Math.min(top, scaled.height - portrait.height),
      ...portrait,
    },
  }
}

const inPixels = (shares: Area, { width, height }: Size): Area => ({
  left: shares.left * width,
  top: shares.top * height,
  width: shares.width * width,
  height: shares.height * height,
})
