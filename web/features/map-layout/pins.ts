// Numbered pins on a small map: where each stands, and beside the others where several are in one place.
import type { Spot } from './mercator.ts'
import { fillingZoom, pixelOf, type Size, viewOf } from './view.ts'

/** Of a pin, in pixels. */
export const PIN_SIZE = 24
const GAP = 1
/** Nearer than this a map of few places shows no coast, and says nothing of where they are. */
const NEAREST = 4.1
/** With land around the outermost pins, which then say where they are. */
const STEP_BACK = 0.6
const REACH = { up: PIN_SIZE / 2 + 4, down: PIN_SIZE / 2 + 4 }

/** In the order of the spots; none covers another as long as there is room beside it. */
export function placePins(spots: readonly Spot[], size: Size) {
  const { zoom } = viewOf(spots, size, REACH, NEAREST)
  const view = viewOf(spots, size, REACH, Math.max(fillingZoom(size), zoom - STEP_BACK))
  const placed: { x: number; y: number }[] = []
  for (const spot of spots) {
    const at = pixelOf(spot, view, size)
    const least = PIN_SIZE / 2
    const y = between(least, size.height - least, at.y)
    placed.push({ x: freeFrom(between(least, size.width - least, at.x), y, placed, size), y })
  }
  return { view, pins: placed }
}

/** The nearest of the places to the right and to the left of it that no other pin takes; itself where all are taken. */
function freeFrom(x: number, y: number, placed: readonly { x: number; y: number }[], { width }: Size) {
  const step = PIN_SIZE + GAP
  const near = placed.filter((other) => Math.abs(other.y - y) < step)
  const places = [x, ...near.flatMap((other) => [other.x + step, other.x - step])]
  const isFree = (place: number) => near.every((other) => Math.hypot(other.x - place, other.y - y) >= step)
  const isWithin = (place: number) => place >= PIN_SIZE / 2 && place <= width - PIN_SIZE / 2
  const free = places.filter((place) => isWithin(place) && isFree(place))
  return free.sort((one, other) => Math.abs(one - x) - Math.abs(other - x))[0] ?? x
}

const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value))
