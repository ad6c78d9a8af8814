// Overlapping parts of a picture, each read by itself: of several photos on one canvas each fills most of a part.
import type { Suspect } from './suspect.ts'

/** Of either side of the picture. */
const SHARE = 0.56
/** Where a part lies, from one edge to the other: the corners, then the middle. */
const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
] as const

/** A part of the picture, or all of it. */
export interface PictureWindow {
  suspect: Suspect
  /** In pixels of the picture. */
  left: number
  top: number
}

export const WINDOWS = PLACES.length

export function cutWindow(picture: Suspect, at: number): PictureWindow {
  const [across = 0, down = 0] = PLACES[at] ?? []
  const [width, height] = [Math.round(picture.width * SHARE), Math.round(picture.height * SHARE)]
  const left = Math.round((picture.width - width) * across)
  const top = Math.round((picture.height - height) * down)
  return { suspect: picture.cut(left, top, width, height), left, top }
}
