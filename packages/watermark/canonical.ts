// The canonical frame: every picture is thought of at one area, so that resizing it moves nothing in the mark.

export interface Size {
  width: number
  height: number
}

/** Pixels of the frame, more or less. */
const AREA = 1024 * 768

/** The size of a picture in its canonical frame. */
export function canonicalSize({ width, height }: Size): Size {
  const scale = Math.sqrt((width * height) / AREA)
  return { width: Math.round(width / scale), height: Math.round(height / scale) }
}

/** Where the pixel `x` of `from` lies along a side of `to` pixels; centres on centres. */
export const placeOf = (x: number, from: number, to: number) => ((x + 0.5) * to) / from - 0.5
