// Luma in the canonical frame, where the mark repeats itself every 128 pixels whatever the picture's size.
import { canonicalSize } from '../canonical.ts'
import type { Luma } from './finding.ts'
import type { Plane } from './plane.ts'
import { resize } from './resampling.ts'
import type { Suspect } from './suspect.ts'

export function canonicalLuma(luma: Luma): Plane {
  const { width, height } = canonicalSize(luma)
  return resize(luma, width, height)
}

/** Of a picture that is thought to be neither cropped nor turned. */
export function canonicalFrame(suspect: Suspect): Plane {
  const { width, height } = canonicalSize(suspect)
  return suspect.inSize(width, height)
}

/** Pixels of the picture for each of its canonical frame: the root of their areas. */
export function canonicalScale(picture: { width: number; height: number }) {
  const { width, height } = canonicalSize(picture)
  return Math.sqrt((picture.width * picture.height) / (width * height))
}
