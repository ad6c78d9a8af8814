// Takes the picture away as far as that goes without knowing it, so that the mark stands out of what is left.
import { boxMean } from '../box-mean.ts'
import { type Plane, withoutShades } from './plane.ts'

export interface Whitening {
  /** Radius of the mean taken away twice, in pixels. */
  shades: number
  /** Radius in which activity is measured. */
  activity: number
  /** Grey levels added to the activity: what is below counts as flat. */
  floor: number
  /** How strongly activity is divided out: 2 weighs by the inverse variance as a matched filter does. */
  power: number
}

/** For a picture whose original is not known. */
const BLIND: Whitening = { shades: 3, activity: 2, floor: 2.5, power: 2 }
/** For what is left when the original has been subtracted: smoother by far. */
export const RESIDUAL: Whitening = { shades: 4, activity: 3, floor: 1.5, power: 1.5 }
const CLIP = 3

/**
 * v / (s + floor)^power, the first quotient clipped to ±3, where v is the picture without its shades and s the root of its mean
 * square around each pixel: noise of natural pictures is local (Hernández & Pérez-González 1999).
 */
export function whiten(luma: Plane, { shades, activity, floor, power }: Whitening = BLIND): Plane {
  const fine = withoutShades(luma, shades)
  const { values } = fine
  const energy = boxMean(
    values.map((value) => value * value),
    luma.width,
    activity,
  )
  for (let i = 0; i < values.length; i++) {
    const scale = Math.sqrt(Math.max(0, energy[i] ?? 0)) + floor
    const unit = Math.min(CLIP, Math.max(-CLIP, (values[i] ?? 0) / scale))
    values[i] = power === 2 ? unit / scale : unit * scale ** (1 - power)
  }
  return fine
}
