// Tells on which ground a logo can be seen, by how much of it would be lost on the dark and on the light one.
import type { LogoGround } from '@aerie/contract/logo'

export interface LogoPixels {
  /** Red, green, blue and how much they cover, row by row. */
  pixels: Uint8Array
  width: number
  height: number
}

/** Relative luminance (WCAG) under which nothing stands out from the dark ground, and above which nothing does from the light one. */
const LOST_ON_DARK = 0.06
const LOST_ON_LIGHT = 0.55
/** Of what covers; who loses more cannot be read. */
const MOST_LOST = 0.3
/** Of the whole picture: what covers as much brings a ground of its own. */
const OWN_GROUND = 0.97

export function groundOf({ pixels }: LogoPixels): LogoGround {
  let [covered, dark, light] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const cover = (pixels[at + 3] ?? 0) / 255
    if (cover === 0) continue
    const luminance =
      0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0)
    covered += cover
    if (luminance < LOST_ON_DARK) dark += cover
    if (luminance > LOST_ON_LIGHT) light += cover
  }
  if (covered >= (pixels.length / 4) * OWN_GROUND) return 'any'
  if (Math.max(dark, light) <= covered * MOST_LOST) return 'any'
  return dark >= light ? 'light' : 'dark'
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const linear = (value: number) => LINEAR[value] ?? 0
