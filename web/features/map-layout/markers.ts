// The markers on the map: one for each place, and below a zoom one for all that would touch.
import { latitudeOf, longitudeOf, type Spot, wayTo, worldSize, xOf, yOf } from './mercator.ts'
import { TRAVEL_MARKER_SIZE } from './pictures.ts'
import type { Place } from './place.ts'

export interface Marker extends Spot {
  /** The same for the same places. */
  key: string
  /** How many live there; 0 where somebody only travels to, or brothers meet. */
  count: number
  /** In pixels. */
  radius: number
  isVisited: boolean
  /** Brothers meet there. */
  hasGathering: boolean
  /** The largest first; more than one in a sum. */
  places: readonly Place[]
}

export const isSum = ({ places }: Pick<Marker, 'places'>) => places.length > 1

/** From this zoom on each place has a marker of its own. */
export const ALONE_FROM = 4
const STEPS_A_ZOOM = 4

/** Markers stay as they are within a step, so that a map that glides is not drawn anew with every frame. */
export const markerZoom = (zoom: number) => Math.min(ALONE_FROM, Math.floor(zoom * STEPS_A_ZOOM) / STEPS_A_ZOOM)

/** In the order in which they are drawn: sums with the largest last; single ones with the smallest last, so that each can be reached. */
export function markersOf(places: readonly Place[], zoom: number, isSmall: boolean): Marker[] {
  const singles = places.map((place) => markerOf([place], place, isSmall))
  if (zoom >= ALONE_FROM) return singles.sort((a, b) => b.count - a.count)
  return gather(singles, worldSize(markerZoom(zoom)), isSmall).sort((a, b) => a.count - b.count)
}

function markerOf(places: readonly Place[], { latitude, longitude }: Spot, isSmall: boolean): Marker {
  const count = places.reduce((sum, { memberCount }) => sum + memberCount, 0)
  return {
    key: places.length === 1 ? (places[0]?.key ?? '') : `${places.length} ${places[0]?.key}`,
    latitude,
    longitude,
    count,
    radius: count === 0 ? TRAVEL_MARKER_SIZE / 2 : places.length > 1 ? radiusOfSum(count, isSmall) : radiusOf(count),
    isVisited: places.some(({ travellers }) => travellers.length > 0),
    hasGathering: places.some(({ gatherings }) => gatherings.length > 0),
    places,
  }
}

/** Until none touches another: what has joined may have grown onto a third. */
function gather(markers: Marker[], world: number, isSmall: boolean): Marker[] {
  const joined = new Map<Marker, Marker>()
  const cells = cellsOf(world)
  for (const marker of markers.sort((a, b) => b.count - a.count || a.key.localeCompare(b.key))) {
    const other = cells.near(marker).find((one) => touch(one, marker, world))
    const sum = other ? join(other, marker, isSmall) : marker
    if (other) {
      joined.delete(other)
      cells.remove(other)
    }
    joined.set(sum, sum)
    cells.add(sum)
  }
  return joined.size === markers.length ? markers : gather([...joined.keys()], world, isSmall)
}

/** The middle by how many live there. */
function join(one: Marker, other: Marker, isSmall: boolean): Marker {
  const share = Math.max(0.5, other.count) / (Math.max(0.5, one.count) + Math.max(0.5, other.count))
  const x = xOf(one.longitude) + wayTo(xOf(one.longitude), xOf(other.longitude)) * share
  const y = yOf(one.latitude) + (yOf(other.latitude) - yOf(one.latitude)) * share
  const places = [...one.places, ...other.places].sort((a, b) => b.memberCount - a.memberCount)
  return markerOf(places, { latitude: latitudeOf(y), longitude: longitudeOf(x - Math.floor(x)) }, isSmall)
}

function touch(one: Marker, other: Marker, world: number) {
  const across = wayTo(xOf(one.longitude), xOf(other.longitude)) * world
  const down = (yOf(one.latitude) - yOf(other.latitude)) * world
  return Math.hypot(across, down) < footprint(one) + footprint(other) + GAP
}

const GAP = 1
/** Of the hairline around a sum. */
export const RING = 4

/** How far a marker reaches, with its ring and the pictures at its rim. */
const footprint = (marker: Marker) =>
  marker.radius + (isSum(marker) && marker.count > 0 ? RING : 0) + (hasPicture(marker) ? TRAVEL_MARKER_SIZE / 2 : 0)

/** At its rim. */
const hasPicture = ({ count, isVisited, hasGathering }: Marker) =>
  count > 0 ? isVisited || hasGathering : isVisited && hasGathering

const SMALLEST_RADIUS = 8
const LARGEST_RADIUS = 25
const LARGEST_FOOTPRINT = LARGEST_RADIUS + RING + TRAVEL_MARKER_SIZE / 2

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value))

/** Of a place's marker, in pixels. */
export const radiusOf = (memberCount: number) => between(SMALLEST_RADIUS, LARGEST_RADIUS, memberCount * 2)

/** By the root, as areas are compared. */
const radiusOfSum = (count: number, isSmall: boolean) =>
  isSmall ? between(11, 18, 7 + 0.75 * Math.sqrt(count)) : between(13, LARGEST_RADIUS, 9 + 1.54 * Math.sqrt(count))

/** Squares of the world so large that a marker touches none but those in its own square and the eight around it. */
function cellsOf(world: number) {
  const side = Math.max(1, Math.floor(world / (2 * LARGEST_FOOTPRINT + GAP)))
  const cells = new Map<number, Set<Marker>>()
  const column = ({ longitude }: Spot) => Math.floor(xOf(longitude) * side)
  const row = ({ latitude }: Spot) => Math.floor(yOf(latitude) * side)
  const cell = (x: number, y: number) => y * side + (((x % side) + side) % side)
  return {
    add(marker: Marker) {
      const key = cell(column(marker), row(marker))
      cells.set(key, (cells.get(key) ?? new Set()).add(marker))
    },
    remove: (marker: Marker) => void cells.get(cell(column(marker), row(marker)))?.delete(marker),
    near(marker: Marker): Marker[] {
      const found: Marker[] = []
      for (let y = row(marker) - 1; y <= row(marker) + 1; y++)
        for (let x = column(marker) - 1; x <= column(marker) + 1; x++) found.push(...(cells.get(cell(x, y)) ?? []))
      return found
    },
  }
}

/** The number stands in a sum, and in a disc with room for it. */
export const hasNumber = (marker: Marker) => marker.count > 0 && (isSum(marker) || marker.radius >= RADIUS_WITH_NUMBER)
export const RADIUS_WITH_NUMBER = 12

const CLEAR_UP_TO = 60

/** How much of its strength a marker keeps where so many stand alone: thousands shall read as light, not as a blot. */
export const strengthAmong = (count: number) => Math.min(1, (CLEAR_UP_TO / Math.max(1, count)) ** 0.62)

/** Of markers that are drawn together: those among sums are few. */
export const strengthOf = (markers: readonly Marker[]) => (markers.some(isSum) ? 1 : strengthAmong(markers.length))
