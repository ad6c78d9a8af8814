// One map of our own on the page.
import './embedded.css'
import { map as endpoints } from '@aerie/contract/map'
import type { GeoJSONSource, Map as LibreMap, MapMouseEvent, Popup } from 'maplibre-gl'
import { boxAround, type Place, radiusOf } from '../place.ts'
import { FIRST_VIEW, type MapSurface, marginsOf, NEAREST_FIT, type Room } from '../provider.ts'
import { addMarkers, fetchPlane, placesData, strengthenFor, TOUCHABLE } from './markers.ts'
import { addHatch, nightStyle } from './style.ts'

export type MapLibre = typeof import('maplibre-gl')

/** MapLibre's world is 512 pixels wide at 0. */
const ours = (zoom: number) => zoom - 1
const NEAREST = 12

export async function openEmbedded(
  library: MapLibre,
  element: HTMLElement,
  room: Room,
  version: string,
): Promise<MapSurface> {
  const map = new library.Map({
    container: element,
    style: nightStyle(tileAddress(version)),
    center: [FIRST_VIEW.longitude, FIRST_VIEW.latitude],
    zoom: ours(FIRST_VIEW.zoom),
    // On a phone the whole world is smaller than a tile.
    minZoom: -1,
    maxZoom: ours(NEAREST),
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // The page scrolls past the map, unless it fills the screen.
    cooperativeGestures: true,
    attributionControl: false,
    fadeDuration: 120,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new library.FullscreenControl({ container: room.frame }), 'top-right')
  map.addControl(new library.NavigationControl({ showCompass: false }), 'bottom-right')
  map.addControl(new library.AttributionControl({ compact: false }), 'bottom-left')
  reportFailure(map, room)
  const [plane] = await Promise.all([fetchPlane(), map.once('style.load')])
  addHatch(map)
  addMarkers(map, plane)
  return surfaceOf(library, map, room)
}

const tileAddress = (version: string) =>
  `${location.origin}${endpoints.tile.path.replace(/:(\w)/g, '{$1}')}?v=${version}`

/** A tile that is missing leaves a gap; when not one arrives, there is no map. */
function reportFailure(map: LibreMap, room: Room) {
  let hasTiles = false
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId === 'world' && tile) hasTiles = true
  })
  map.on('error', ({ error }) => {
    if (!hasTiles) room.onFailure(error)
  })
}

function surfaceOf(library: MapLibre, map: LibreMap, room: Room): MapSurface {
  let places: readonly Place[] = []
  let wasMoved = false
  let window: Popup | undefined
  const draw = (source: string, shown: readonly Place[]) =>
    map.getSource<GeoJSONSource>(source)?.setData(placesData(shown))
  const close = () => {
    const closing = window
    window = undefined
    closing?.remove()
    draw('picked', [])
  }
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) wasMoved = true
  })
  map.on('click', (event) => room.onPick(placeUnder(map, event, places)))
  for (const layer of TOUCHABLE) {
    map.on('mouseenter', layer, () => map.getCanvas().classList.add('map-canvas-pointing'))
    map.on('mouseleave', layer, () => map.getCanvas().classList.remove('map-canvas-pointing'))
  }
  return {
    mark(shown) {
      places = shown
      draw('places', places)
      strengthenFor(map, places.length)
      if (!wasMoved) showAll(map, places)
    },
    open(place, card) {
      close()
      draw('picked', [place])
      window = openWindow(library, map, place, card)
      window.on('close', () => window && room.onPick())
    },
    close,
    remove: () => map.remove(),
  }
}

/** Fingers are broader than the smallest disc. */
const REACH = 6

function placeUnder(map: LibreMap, { point: { x, y } }: MapMouseEvent, places: readonly Place[]) {
  const layers = { layers: TOUCHABLE }
  const hit = map.queryRenderedFeatures([x, y], layers)[0] ?? map.queryRenderedFeatures(around(x, y), layers)[0]
  return hit && places[Number(hit.properties.at)]
}

const around = (x: number, y: number): [[number, number], [number, number]] => [
  [x - REACH, y - REACH],
  [x + REACH, y + REACH],
]

function showAll(map: LibreMap, places: readonly Place[]) {
  const box = boxAround(places)
  if (!box) return
  const { west, south, east, north } = box
  const padding = marginsOf(map.getContainer())
  map.fitBounds([west, south, east, north], { padding, maxZoom: ours(NEAREST_FIT), animate: false })
}

function openWindow(library: MapLibre, map: LibreMap, place: Place, card: HTMLElement) {
  const spot = nearestCopy(map, place)
  if (!map.getBounds().contains(spot)) map.jumpTo({ center: spot })
  const window = new library.Popup({
    closeOnClick: false,
    focusAfterOpen: false,
    maxWidth: '264px',
    offset: radiusOf(place.memberCount) + 4,
  })
    .setLngLat(spot)
    .setDOMContent(card)
    .addTo(map)
  bringIntoView(map, window.getElement())
  return window
}

/** The world is drawn several times side by side; the marker that was clicked is the one nearest to the middle. */
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
