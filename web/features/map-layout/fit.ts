// What the map looks at: everybody who is marked, or those who were found, never nearer than where a coast tells the place.
import { showsCoast } from './coasts.ts'
import { isSum, type Marker, markersOf, RING } from './markers.ts'
import type { Spot } from './mercator.ts'
import { TRAVEL_MARKER_SIZE, travelMarkerOffset } from './pictures.ts'
import type { Place } from './place.ts'
import { fillingZoom, isSmall, LEAST_REACH, pixelOf, type Reach, type Size, type View, viewOf } from './view.ts'

export interface MapContent {
  places: readonly Place[]
  /** Where the viewer is, if he has asked. */
  here: Spot | undefined
  /** By what they were chosen; undefined for all. When it changes, all come into view, even where somebody has moved the map by hand. */
  narrowedBy: string | undefined
}

/** Nearer than this the outline of the drawn world is too coarse to say what is land. */
export const NEAREST_OUTLINE = 6
/** Where the land around those who were found is known by its outline. */
const NEAREST_FOUND = 4.5
const STEP_BACK = 0.5
/** Markers grow together as the map steps back for them; then it is as far as it need be. */
const MOST_TRIES = 3

/** All markers are whole within the map, with the viewer where he has asked who is near; of those who were found their residences. */
export function viewOfAll({ places, here, narrowedBy }: MapContent, size: Size): View {
  const fitted = narrowedBy === undefined ? places : residencesOf(places)
  const spots = here ? [...fitted, here] : fitted
  const look = (reach: Reach) =>
    narrowedBy === undefined || spots.length === 0 ? viewOf(spots, size, reach) : coastalView(spots, size, reach)
  let view = look(LEAST_REACH)
  for (let tries = 0; tries < MOST_TRIES && fitted.length > 0; tries++) {
    const markers = markersOf(fitted, view.zoom, isSmall(size))
    if (markers.every((marker) => isWhole(marker, view, size))) break
    view = look(reachBeyond(markers, fitted, view, size))
  }
  return view
}

/** Where those who were found live; where nothing else is known of them, where they travel to. */
function residencesOf(places: readonly Place[]) {
  const residences = places.filter(({ memberCount }) => memberCount > 0)
  return residences.length > 0 ? residences : places
}

function coastalView(spots: readonly Spot[], size: Size, reach: Reach): View {
  let view = viewOf(spots, size, reach, NEAREST_FOUND)
  while (view.zoom - STEP_BACK > fillingZoom(size) && !showsCoast(view, size))
    view = viewOf(spots, size, reach, view.zoom - STEP_BACK)
  return view
}

function isWhole(marker: Marker, view: View, size: Size) {
  const { y } = pixelOf(marker, view, size)
  const { up, down } = reachOf(marker)
  return y >= up && y + down <= size.height
}

/** How far the markers reach beyond the northernmost and the southernmost spot. */
function reachBeyond(markers: readonly Marker[], spots: readonly Spot[], view: View, size: Size): Reach {
  const lines = spots.map((spot) => pixelOf(spot, view, size).y)
  const north = lines.reduce((least, y) => Math.min(least, y))
  const south = lines.reduce((most, y) => Math.max(most, y))
  return markers.reduce((reach, marker) => {
    const { y } = pixelOf(marker, view, size)
    const { up, down } = reachOf(marker)
    return { up: Math.max(reach.up, up - y + north), down: Math.max(reach.down, down + y - south) }
  }, LEAST_REACH)
}

/** Of a marker with its rim, the ring around a sum, the plane and the calendar leaf, in pixels. */
export function reachOf(marker: Marker): Reach {
  const radius = marker.radius + RIM + (isSum(marker) ? RING : 0)
  const plane = marker.isVisited || marker.hasGathering ? travelMarkerOffset(marker) + TRAVEL_MARKER_SIZE / 2 : 0
  return { up: Math.max(radius, plane), down: radius }
}

const RIM = 1.25
