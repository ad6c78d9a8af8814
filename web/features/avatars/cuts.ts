// The part of a photo that becomes the portrait: where it lies at first, and how it is written for the server.
import { PORTRAIT_RATIO } from '@aerie/contract/avatars'
import type { Cut } from '#features/people/portrait.tsx'

/** Of an upright picture, in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** Of what is cut away above and below, this much lies above, on the server too: heads are high up in a photo. */
const ABOVE = 1 / 3

/** The largest portrait there is in a photo: from the middle of a wide one, a third from the top of a tall one. */
export function firstCut({ width, height }: PictureSize): Cut {
  const share = width / height / PORTRAIT_RATIO
  if (share >= 1) return { left: (1 - 1 / share) / 2, top: 0, width: 1 / share, height: 1 }
  return { left: 0, top: (1 - share) * ABOVE, width: 1, height: share }
}

/** As the server takes it: left, top, width and height as shares of the upright picture, never reaching beyond it. */
export function cutField({ left, top, width, height }: Cut) {
  const [x, y] = [steps(left), steps(top)]
  return [x, y, Math.min(steps(width), FINEST - x), Math.min(steps(height), FINEST - y)]
    .map((count) => (count / FINEST).toFixed(DIGITS))
    .join(',')
}

const DIGITS = 5
const FINEST = 10 ** DIGITS

const steps = (share: number) => Math.min(FINEST, Math.max(0, Math.floor(share * FINEST)))
