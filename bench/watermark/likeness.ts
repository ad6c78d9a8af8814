// How much a marked picture differs from the same unmarked: PSNR and SSIM of their grey levels.
import { boxMean } from '@aerie/watermark/box-mean'
import type { Luma } from '@aerie/watermark/reading/finding'

/** Peak signal to noise, in decibels. */
export function signalToNoise(one: Luma, other: Luma) {
  const squares = one.values.reduce((sum, value, at) => sum + (value - (other.values[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / one.values.length))
}

/** Of the squares of seven pixels around each. */
const REACH = 3
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** Mean structural similarity (Wang, Bovik, Sheikh & Simoncelli 2004), 1 for the same. */
export function similarity(one: Luma, other: Luma) {
  const [x, y] = [Float32Array.from(one.values), Float32Array.from(other.values)]
  const meanOfProducts = (a: Float32Array, b: Float32Array) =>
    boxMean(
      a.map((value, at) => value * (b[at] ?? 0)),
      one.width,
      REACH,
    )
  const [meanX, meanY] = [boxMean(x, one.width, REACH), boxMean(y, one.width, REACH)]
  const [xx, yy, xy] = [meanOfProducts(x, x), meanOfProducts(y, y), meanOfProducts(x, y)]
  let sum = 0
  for (let at = 0; at < x.length; at++) {
    const [a, b] = [meanX[at] ?? 0, meanY[at] ?? 0]
    const [varianceX, varianceY] = [(xx[at] ?? 0) - a * a, (yy[at] ?? 0) - b * b]
    const both = (xy[at] ?? 0) - a * b
    sum += ((2 * a * b + C1) * (2 * both + C2)) / ((a * a + b * b + C1) * (varianceX + varianceY + C2))
  }
  return sum / x.length
}
