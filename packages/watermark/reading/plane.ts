// Numbers of a picture, row by row.
import { boxMean } from '../box-mean.ts'
import type { Luma } from './finding.ts'

export interface Plane {
  /** In pixels. */
  width: number
  height: number
  values: Float32Array
}

export const toPlane = ({ width, height, values }: Luma): Plane => ({
  width,
  height,
  values: Float32Array.from(values),
})

/** What is left of a picture without its coarse shades: itself less its mean over squares, taken twice. */
export function withoutShades({ values, width, height }: Plane, radius: number): Plane {
  const fine = boxMean(boxMean(values, width, radius), width, radius)
  for (let i = 0; i < fine.length; i++) fine[i] = (values[i] ?? 0) - (fine[i] ?? 0)
  return { width, height, values: fine }
}
