// Where the corners of a leaked picture lie in our photo.
import type { LeakedPhoto } from '@aerie/contract/forensics'

/** As the points of a polygon, in pixels of our photo. */
export function cornersIn(
  [a, b, c, d, e, f]: LeakedPhoto['alignment'],
  { width, height }: { width: number; height: number },
) {
  const determinant = a * e - b * d
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  return corners
    .map(([x, y]) => [(e * (x - c) - b * (y - f)) / determinant, (a * (y - f) - d * (x - c)) / determinant])
    .map((point) => point.map((side) => Math.round(side)).join(','))
    .join(' ')
}
