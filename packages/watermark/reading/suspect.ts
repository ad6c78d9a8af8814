// The picture that is read, in whatever size a step asks for.
import type { Luma } from './finding.ts'
import type { Plane } from './plane.ts'
import { resize } from './resampling.ts'

export interface Suspect {
  /** In pixels, as it came. */
  width: number
  height: number
  /** All of it in a grid of that size. */
  inSize(width: number, height: number): Plane
  /** A rectangle of it as a picture of its own. */
  cut(left: number, top: number, width: number, height: number): Suspect
}

/** The finest grid that a search asks for has four canonical frames; twice that loses nothing of it. */
const MOST_PIXELS = 6_000_000
/** How much larger than a grid the level is that it is made from: what filtering twice weakens lies beyond the grid's waves. */
const MARGIN = 1.8
/** Neighbouring steps ask for the same grid, upside down or with another key. */
const MOST_KEPT = 3

export function openSuspect(luma: Luma): Suspect {
  const { width, height } = luma
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
  const source = shrink < 1 ? resize(luma, Math.round(width * shrink), Math.round(height * shrink)) : luma
  const levelFor = openPyramid(source)
  const kept = new Map<string, Plane>()
  return {
    width,
    height,
    inSize(across, down) {
      const name = `${across} ${down}`
      const plane = kept.get(name) ?? resize(levelFor(across, down), across, down)
      kept.delete(name)
      kept.set(name, plane)
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
      return plane
    },
    cut: (left, top, across, down) => openSuspect(cutOut(luma, left, top, across, down)),
  }
}

/** The picture in halves of halves of its size: small grids are made from one a little larger, not from all of it. */
function openPyramid(source: Luma | Plane) {
  const levels = [source]
  return (across: number, down: number) => {
    for (let level = levels.length - 1; ; level++) {
      const { width, height } = levels[level] ?? source
      if (Math.min(width / across, height / down) < 2 * MARGIN) break
      levels.push(resize(levels[level] ?? source, Math.round(width / 2), Math.round(height / 2)))
    }
    return levels.findLast(({ width, height }) => width >= across * MARGIN && height >= down * MARGIN) ?? source
  }
}

function cutOut(luma: Luma, left: number, top: number, width: number, height: number): Luma {
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (top + y) * luma.width + left
    values.set(luma.values.subarray(start, start + width), y * width)
  }
  return { width, height, values }
}
