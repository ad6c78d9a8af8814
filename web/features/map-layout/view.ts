// What of the world a map shows: the view that holds the places, whatever the map's shape. Never more than one world.
import { ALONE_FROM } from './markers.ts'
import { latitudeOf, longitudeOf, type Spot, wayTo, worldSize, xOf, yOf } from './mercator.ts'
import { type Box, boxAround } from './place.ts'

/** The middle of the map, and how near it is; as Google counts, the world is 256 pixels wide at 0. */
export interface View extends Spot {
  zoom: number
}

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** How far markers reach above and below their spots, in pixels. */
export interface Reach {
  up: number
  down: number
}

/** Such as a phone's, where markers are smaller and the controls lie in a row. */
export const isSmall = ({ width }: Size) => width < 400

const WITHOUT_PLACES: View = { zoom: 2, latitude: 20, longitude: 0 }
/** No fitting comes nearer. */
const NEAREST_FIT = 10
/** A whole world ends at the Bering Strait. */
const MIDDLE_OF_THE_WORLD = xOf(11)
/** In pixels, between a marker's middle and the cut. */
const CUT_CLEARANCE = 11
/** Of a marker for few, in pixels. */
export const LEAST_REACH: Reach = { up: 14, down: 14 }
/** Of the largest, with a plane. */
const MOST_REACH: Reach = { up: 34, down: 31 }
/** Where people live, from north to south, as a share of the world's height. */
const INHABITED = yOf(-56) - yOf(80)

/** At which one world reaches from side to side. */
export const fillingZoom = ({ width }: Size) => zoomOf(Math.max(width, 1))

/** Here all that is inhabited is in the picture; nothing comes of being farther away. */
export const leastZoom = (size: Size) => Math.min(fillingZoom(size), zoomOf(inhabitedWorld(size)))

const inhabitedWorld = ({ height }: Size) => Math.max(height, (height - MOST_REACH.up - MOST_REACH.down) / INHABITED)

/** At which the world is of that width in pixels. */
const zoomOf = (width: number) => Math.log2(width / worldSize(0))

/** On either side of the one world, in pixels: there the sea goes on, and no second world begins. */
export const beyondWorld = (zoom: number, { width }: Size) => Math.max(0, (width - worldSize(zoom)) / 2)

/** Holds all spots. `reach`: of the markers at the edges; `nearest`: no nearer than that. */
export function viewOf(
  spots: readonly Spot[],
  size: Size,
  reach: Reach = LEAST_REACH,
  nearest: number = NEAREST_FIT,
): View {
  const box = boxAround(spots)
  if (!box) return within({ ...WITHOUT_PLACES, zoom: Math.max(fillingZoom(size), WITHOUT_PLACES.zoom) }, size)
  const zoom = Math.min(nearest, zoomFor(box, size, reach))
  const world = worldSize(zoom)
  const isWhole = size.width / world > 0.999
  const x = isWhole ? wholeMiddle(spots, CUT_CLEARANCE / world) : (xOf(box.west) + xOf(box.east)) / 2
  return within({ zoom, longitude: longitudeOf(x), latitude: latitudeOf(middleFor(box, world, size, reach)) }, size)
}

/** With room around them, or with as much as the whole world leaves them. */
function zoomFor(box: Box, size: Size, reach: Reach) {
  const { beside, above, below } = marginsOf(size, reach)
  const [across, down] = [xOf(box.east) - xOf(box.west), yOf(box.south) - yOf(box.north)]
  const roomy = zoomOf(Math.min((size.width - 2 * beside) / across, (size.height - above - below) / down))
  const filling = fillingZoom(size)
  if (roomy >= filling) return roomy
  const tight = zoomOf((size.height - reach.up - reach.down) / down)
  return Math.max(leastZoom(size), Math.min(filling, tight))
}

/** Between the margins; where there is less room, the markers at the edges come first. */
function middleFor(box: Box, world: number, size: Size, reach: Reach) {
  const { above, below } = marginsOf(size, reach)
  const [north, south] = [yOf(box.north), yOf(box.south)]
  const left = size.height - (south - north) * world
  const least = Math.min(reach.up, (left * reach.up) / (reach.up + reach.down))
  const top = Math.max(least, Math.min((left + above - below) / 2, left - reach.down))
  return north + (size.height / 2 - top) / world
}

/** One step nearer than now at least. */
export function closerView(spots: readonly Spot[], size: Size, zoom: number): View {
  const view = viewOf(spots, size)
  return { ...view, zoom: Math.max(view.zoom, zoom + 1) }
}

/** So near that the place has a marker of its own. */
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

/** Between the outermost places and the edges, where the controls are in the corners. */
function marginsOf({ width, height }: Size, reach: Reach) {
  const beside = Math.min(64, Math.round(width / 12))
  const above = Math.max(reach.up, Math.min(48, Math.round(height / 8)))
  const below = Math.max(reach.down, Math.min(32, Math.round(height / 10)))
  return { beside, above, below }
}

/** The usual one; where a marker would stand on the cut, the world is cut beside it, or where the most room is between two. */
function wholeMiddle(spots: readonly Spot[], clearance: number) {
  const cut = MIDDLE_OF_THE_WORLD - 0.5
  const lines = spots.map(({ longitude }) => xOf(longitude)).sort((a, b) => a - b)
  const gaps = lines.map((from, at) => ({ from, to: lines[at + 1] ?? (lines[0] ?? 0) + 1 }))
  const roomy = gaps.filter(({ from, to }) => to - from > 2 * clearance)
  const beside = roomy.map(({ from, to }) => {
    const middle = (from + to) / 2
    const away = Math.min((to - from) / 2 - clearance, Math.abs(wayTo(middle, cut)))
    return middle + Math.sign(wayTo(middle, cut)) * away
  })
  const awayFrom = (x: number) => Math.abs(wayTo(x, cut))
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best))
  const nearest = beside.reduce(
    (best, x) => (awayFrom(x) < awayFrom(best) ? x : best),
    beside[0] ?? (widest.from + widest.to) / 2,
  )
  return nearest < 0.5 ? nearest + 0.5 : nearest - 0.5
}

/** Not beyond the world's upper and lower edge; where the map is higher than the world, the world is whole. */
export function within(view: View, { height }: Size): View {
  const half = height / 2 / worldSize(view.zoom)
  const [upper, lower] = [half, 1 - half].sort((a, b) => a - b) as [number, number]
  const y = Math.max(upper, Math.min(lower, yOf(view.latitude)))
  return { ...view, latitude: latitudeOf(y) }
}
