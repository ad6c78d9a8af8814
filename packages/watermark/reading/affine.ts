// Affine maps between pixels of two pictures; the middle of the first pixel is (0, 0).
import type { Affine } from './finding.ts'

interface Extent {
  width: number
  height: number
}

/** The first map after the second. */
export const compose = ([a, b, c, d, e, f]: Affine, [p, q, r, s, t, u]: Affine): Affine => [
  a * p + b * s,
  a * q + b * t,
  a * r + b * u + c,
  d * p + e * s,
  d * q + e * t,
  d * r + e * u + f,
]

/** From pixels of one grid to those of another laid over the same picture. */
export const betweenGrids = (from: Extent, to: Extent): Affine => {
  const [across, down] = [to.width / from.width, to.height / from.height]
  return [across, 0, 0.5 * across - 0.5, 0, down, 0.5 * down - 0.5]
}

/** Takes the middle of one grid to the middle of the other, by the matrix a b / d e. */
export const betweenMiddles = (
  from: Extent,
  to: Extent,
  [a, b, d, e]: readonly [number, number, number, number],
): Affine => {
  const [x, y] = [(from.width - 1) / 2, (from.height - 1) / 2]
  return [a, b, (to.width - 1) / 2 - a * x - b * y, d, e, (to.height - 1) / 2 - d * x - e * y]
}

export const shift = (x: number, y: number): Affine => [1, 0, x, 0, 1, y]

/** Pixels of the target for each of the source, along its first axis. */
export const scaleOf = ([a, , , d]: Affine) => Math.hypot(a, d)

/** The way back. */
export const invert = ([a, b, c, d, e, f]: Affine): Affine => {
  const determinant = a * e - b * d
  const [p, q, r, s] = [e / determinant, -b / determinant, -d / determinant, a / determinant]
  return [p, q, -p * c - q * f, r, s, -r * c - s * f]
}
