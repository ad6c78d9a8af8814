// What of the world a map shows: the view that holds the places, however large the map is. Never more than one world.
import { ALONE_FROM } from './marks.ts'
import { latitudeOf, longitudeOf, type Spot, wayTo, worldSize, xOf, yOf } from './mercator.ts'
import { boxAround, type Counted } from './place.ts'

/** The middle of the map, and how near it is; as Google counts, the world is 256 pixels wide at 0. */
export interface View extends Spot {
  zoom: number
}

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** Such as a phone's, where marks are smaller and the controls lie in a row. */
export const isSmall = ({ width }: Size) => width < 400

const WITHOUT_PLACES: View = { zoom: 2, latitude: 20, longitude: 0 }
/** No fitting comes nearer. */
const NEAREST_FIT = 10
/** A whole world ends at the Bering Strait. */
const MIDDLE_OF_THE_WORLD = xOf(11)
/** In pixels, between a mark's middle and the cut. */
const CUT_CLEARANCE = 30
/** In pixels: on a small map the line that says whose it is would lie over a mark. */
const CREDIT_CLEARANCE = 48

/** From here on there are no two worlds side by side, and none ends within the map. */
export const leastZoom = ({ width, height }: Size) => Math.log2(Math.max(width, height, 1) / worldSize(0))

/** Holds all spots, or as many brothers as the least zoom has room for. */
export function viewOf(spots: readonly Counted[], size: Size): View {
  const box = boxAround(spots)
  const least = leastZoom(size)
  if (!box) return within({ ...WITHOUT_PLACES, zoom: Math.max(least, WITHOUT_PLACES.zoom) }, size)
  const { across, down, shift } = roomIn(size)
  const [west, east, north, south] = [xOf(box.west), xOf(box.east), yOf(box.north), yOf(box.south)]
  const fitting = Math.min(across / (east - west), down / (south - north)) / worldSize(0)
  const zoom = Math.max(least, Math.min(NEAREST_FIT, Math.log2(fitting)))
  const world = worldSize(zoom)
  const middle = (west + east) / 2
  const x =
    size.width / world > 0.999
      ? wholeMiddle(spots, CUT_CLEARANCE / world)
      : crowdedMiddle(spots, ({ longitude }) => middle + wayTo(middle, xOf(longitude)), across / world)
  const y = crowdedMiddle(spots, ({ latitude }) => yOf(latitude), down / world) - shift / world
  return within({ zoom, longitude: longitudeOf(x), latitude: latitudeOf(y) }, size)
}

/** One step nearer than now at least. */
export function closerView(spots: readonly Counted[], size: Size, zoom: number): View {
  const view = viewOf(spots, size)
  return { ...view, zoom: Math.max(view.zoom, zoom + 1) }
}

/** So near that the place has a mark of its own. */
export const closeView = ({ latitude, longitude }: Spot, zoom: number): View => ({
  latitude,
  longitude,
  zoom: Math.max(zoom, ALONE_FROM),
})

/** Where a spot lies on a map of that size, in pixels from its upper left corner. */
export function pixelOf({ latitude, longitude }: Spot, view: View, { width, height }: Size) {
  const world = worldSize(view.zoom)
  return {
    x: width / 2 + wayTo(xOf(view.longitude), xOf(longitude)) * world,
    y: height / 2 + (yOf(latitude) - yOf(view.latitude)) * world,
  }
}

/** Between the outermost places and the edges, where the controls are in the corners; `shift`: how far below the middle that room lies. */
function roomIn(size: Size) {
  const { width, height } = size
  const beside = Math.min(64, Math.round(width / 12))
  const above = Math.min(48, Math.round(height / 8))
  const below = isSmall(size) ? CREDIT_CLEARANCE : Math.min(32, Math.round(height / 10))
  return { across: width - 2 * beside, down: height - above - below, shift: (above - below) / 2 }
}

/** The usual one; where a mark would stand on the cut, the world is cut where the most room is between two. */
function wholeMiddle(spots: readonly Counted[], clearance: number) {
  const cut = MIDDLE_OF_THE_WORLD - 0.5
  const lines = spots.map(({ longitude }) => xOf(longitude)).sort((a, b) => a - b)
  if (lines.every((x) => Math.abs(wayTo(x, cut)) > clearance)) return MIDDLE_OF_THE_WORLD
  const gaps = lines.map((x, at) => ({ from: x, width: (lines[at + 1] ?? (lines[0] ?? 0) + 1) - x }))
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best))
  return widest.from + widest.width / 2 + 0.5
}

/** The middle of all, or where there is no room for all, of the stretch in which the most brothers are. */
function crowdedMiddle(spots: readonly Counted[], lineOf: (spot: Counted) => number, room: number) {
  const lines = spots
    .map((spot) => ({ at: lineOf(spot), weight: Math.max(1, spot.memberCount) }))
    .sort((a, b) => a.at - b.at)
  let best = { weight: 0, middle: 0 }
  let [first, weight] = [0, 0]
  for (const line of lines) {
    weight += line.weight
    while (line.at - (lines[first]?.at ?? 0) > room + Number.EPSILON * 8) weight -= lines[first++]?.weight ?? 0
    if (weight > best.weight) best = { weight, middle: ((lines[first]?.at ?? 0) + line.at) / 2 }
  }
  return best.middle
}

/** Not beyond the world's upper and lower edge. */
function within(view: View, { height }: Size): View {
  const half = height / 2 / worldSize(view.zoom)
  const y = Math.max(half, Math.min(1 - half, yOf(view.latitude)))
  return { ...view, latitude: latitudeOf(y) }
}
