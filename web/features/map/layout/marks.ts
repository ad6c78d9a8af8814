// The marks on the map: one for each place, and below a zoom one for all that would touch.
import { latitudeOf, longitudeOf, type Spot, wayTo, worldSize, xOf, yOf } from './mercator.ts'
import { TRAVEL_MARK_SIZE } from './pictures.ts'
import type { Place } from './place.ts'

export interface Mark extends Spot {
  /** The same for the same places. */
  key: string
  /** How many live there; 0 where somebody only travels to. */
  count: number
  /** In pixels. */
  radius: number
  isVisited: boolean
  /** The largest first; more than one in a sum. */
  places: readonly Place[]
}

export const isSum = ({ places }: Pick<Mark, 'places'>) => places.length > 1

/** From this zoom on each place has a mark of its own. */
export const ALONE_FROM = 4
const STEPS_A_ZOOM = 4

/** Marks stay as they are within a step, so that a map that glides is not drawn anew with every frame. */
export const markZoom = (zoom: number) => Math.min(ALONE_FROM, Math.floor(zoom * STEPS_A_ZOOM) / STEPS_A_ZOOM)

/** In the order in which they are drawn: sums with the largest last; single ones with the smallest last, so that each can be reached. */
export function marksOf(places: readonly Place[], zoom: number, isSmall: boolean): Mark[] {
  const singles = places.map((place) => markOf([place], place, isSmall))
  if (zoom >= ALONE_FROM) return singles.sort((a, b) => b.count - a.count)
  return gather(singles, worldSize(markZoom(zoom)), isSmall).sort((a, b) => a.count - b.count)
}

function markOf(places: readonly Place[], { latitude, longitude }: Spot, isSmall: boolean): Mark {
  const count = places.reduce((sum, { memberCount }) => sum + memberCount, 0)
  return {
    key: places.length === 1 ? (places[0]?.key ?? '') : `${places.length} ${places[0]?.key}`,
    latitude,
    longitude,
    count,
    radius: count === 0 ? TRAVEL_MARK_SIZE / 2 : places.length > 1 ? radiusOfSum(count, isSmall) : radiusOf(count),
    isVisited: places.some(({ travellers }) => travellers.length > 0),
    places,
  }
}

/** Until none touches another: what has joined may have grown onto a third. */
function gather(marks: Mark[], world: number, isSmall: boolean): Mark[] {
  const joined = new Map<Mark, Mark>()
  const cells = cellsOf(world)
  for (const mark of marks.sort((a, b) => b.count - a.count || a.key.localeCompare(b.key))) {
    const other = cells.near(mark).find((one) => touch(one, mark, world))
    const sum = other ? join(other, mark, isSmall) : mark
    if (other) {
      joined.delete(other)
      cells.remove(other)
    }
    joined.set(sum, sum)
    cells.add(sum)
  }
  return joined.size === marks.length ? marks : gather([...joined.keys()], world, isSmall)
}

/** The middle by how many live there. */
function join(one: Mark, other: Mark, isSmall: boolean): Mark {
  const share = Math.max(0.5, other.count) / (Math.max(0.5, one.count) + Math.max(0.5, other.count))
  const x = xOf(one.longitude) + wayTo(xOf(one.longitude), xOf(other.longitude)) * share
  const y = yOf(one.latitude) + (yOf(other.latitude) - yOf(one.latitude)) * share
  const places = [...one.places, ...other.places].sort((a, b) => b.memberCount - a.memberCount)
  return markOf(places, { latitude: latitudeOf(y), longitude: longitudeOf(x - Math.floor(x)) }, isSmall)
}

function touch(one: Mark, other: Mark, world: number) {
  const across = wayTo(xOf(one.longitude), xOf(other.longitude)) * world
  const down = (yOf(one.latitude) - yOf(other.latitude)) * world
  return Math.hypot(across, down) < footprint(one) + footprint(other) + GAP
}

const GAP = 1
/** Of the hairline around a sum. */
export const RING = 4

/** How far a mark reaches, with its ring and the plane at its rim. */
const footprint = (mark: Mark) =>
  mark.radius +
  (isSum(mark) && mark.count > 0 ? RING : 0) +
  (mark.isVisited && mark.count > 0 ? TRAVEL_MARK_SIZE / 2 : 0)

const SMALLEST_RADIUS = 8
const LARGEST_RADIUS = 25
const LARGEST_FOOTPRINT = LARGEST_RADIUS + RING + TRAVEL_MARK_SIZE / 2

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value))

/** Of a place's mark, in pixels. */
export const radiusOf = (memberCount: number) => between(SMALLEST_RADIUS, LARGEST_RADIUS, memberCount * 2)

/** By the root, as areas are compared. */
const radiusOfSum = (count: number, isSmall: boolean) =>
  isSmall ? between(11, 18, 7 + 0.75 * Math.sqrt(count)) : between(13, LARGEST_RADIUS, 9 + 1.54 * Math.sqrt(count))

/** Squares of the world so large that a mark touches none but those in its own square and the eight around it. */
function cellsOf(world: number) {
  const side = Math.max(1, Math.floor(world / (2 * LARGEST_FOOTPRINT + GAP)))
  const cells = new Map<number, Set<Mark>>()
  const column = ({ longitude }: Spot) => Math.floor(xOf(longitude) * side)
  const row = ({ latitude }: Spot) => Math.floor(yOf(latitude) * side)
  const cell = (x: number, y: number) => y * side + (((x % side) + side) % side)
  return {
    add(mark: Mark) {
      const key = cell(column(mark), row(mark))
      cells.set(key, (cells.get(key) ?? new Set()).add(mark))
    },
    remove: (mark: Mark) => void cells.get(cell(column(mark), row(mark)))?.delete(mark),
    near(mark: Mark): Mark[] {
      const found: Mark[] = []
      for (let y = row(mark) - 1; y <= row(mark) + 1; y++)
        for (let x = column(mark) - 1; x <= column(mark) + 1; x++) found.push(...(cells.get(cell(x, y)) ?? []))
      return found
    },
  }
}

/** The number stands in a sum, and in a disc with room for it. */
export const hasNumber = (mark: Mark) => mark.count > 0 && (isSum(mark) || mark.radius >= RADIUS_WITH_NUMBER)
export const RADIUS_WITH_NUMBER = 12

const CLEAR_UP_TO = 60

/** How much of its strength a mark keeps where so many stand alone: thousands shall read as light, not as a blot. */
export const strengthAmong = (count: number) => Math.min(1, (CLEAR_UP_TO / Math.max(1, count)) ** 0.62)
