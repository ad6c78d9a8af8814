// The info window of our own map, on the side of its place where it hides the fewest others.
import type { Map as LibreMap, Popup, PositionAnchor } from 'maplibre-gl'
import type { Marker } from '#features/map-layout/markers.ts'
import { radiusOf } from '#features/map-layout/markers.ts'
import type { Place } from '#features/map-layout/place.ts'
import { type Side, sideFor } from '#features/map-layout/pointing.ts'
import type { Size, View } from '#features/map-layout/view.ts'
import type { MapLibre } from './maplibre.ts'

interface Opening {
  place: Place
  card: HTMLElement
  markers: readonly Marker[]
  view: View
  size: Size
}

/** MapLibre says which part of the window is at the place. */
const ANCHORS: Record<Side, PositionAnchor> = { above: 'bottom', below: 'top', left: 'right', right: 'left' }

/** Answers how to take it away; `onClose` is told when the member does. */
export function openWindow(library: MapLibre, map: LibreMap, opening: Opening, onClose: () => void) {
  const { place, card } = opening
  const spot = nearestCopy(map, place)
  if (!map.getBounds().contains(spot)) map.jumpTo({ center: spot })
  const show = (anchor?: PositionAnchor) =>
    new library.Popup({
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: '264px',
      offset: radiusOf(place.memberCount) + 4,
      ...(anchor && { anchor }),
    })
      .setLngLat(spot)
      .setDOMContent(card)
      .addTo(map)
  const measured = show()
  const anchor = ANCHORS[sideOf(measured, opening)]
  measured.remove()
  const window = show(anchor)
  let isRemoving = false
  window.on('close', () => isRemoving || onClose())
  bringIntoView(map, window.getElement())
  return () => {
    isRemoving = true
    window.remove()
  }
}

function sideOf(popup: Popup, { place, markers, view, size }: Opening): Side {
  const picked = markers.find(({ key }) => key === place.key)
  const { offsetWidth: width, offsetHeight: height } = popup.getElement()
  return picked ? sideFor(picked, markers, { width, height }, view, size) : 'above'
}

/** Somebody may have gone round the world; the marker that was pressed is the one nearest to the middle. */
function nearestCopy(map: LibreMap, { longitude, latitude }: Place): [number, number] {
  return [longitude + 360 * Math.round((map.getCenter().lng - longitude) / 360), latitude]
}

const GAP = 10

function bringIntoView(map: LibreMap, window: HTMLElement) {
  const inside = map.getContainer().getBoundingClientRect()
  const { left, right, top, bottom } = window.getBoundingClientRect()
  const across = Math.min(0, left - GAP - inside.left) + Math.max(0, right + GAP - inside.right)
  const down = Math.min(0, top - GAP - inside.top) + Math.max(0, bottom + GAP - inside.bottom)
  if (across || down) map.panBy([across, down], { duration: 320 })
}
