// One map of our own on the page.
import type { GeoJSONSource, Map as LibreMap, MapMouseEvent, Popup } from 'maplibre-gl'
import { addressOf } from '#lib/api.ts'
import { map as endpoints } from '@aerie/contract/map'
import { ENGRAVING } from '../palette.ts'
import { boxAround, type Place, radiusOf } from '../place.ts'
import { FIRST_VIEW, type MapSurface, marginOf, NEAREST_FIT, type Room } from '../provider.ts'
import { TRAVEL_MARK, TRAVEL_MARK_DENSITY } from '../travel-mark.ts'
import { discStrength, markerLayers, PLANE_ICON, placesData, TOUCHABLE } from './marker-layers.ts'
import type { MapLibre } from './provider.ts'
import { HATCH, nightStyle } from './style.ts'

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
    minZoom: 0,
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
  await new Promise<void>((resolve) => void map.once('style.load', () => resolve()))
  await addMarkers(map)
  return surfaceOf(library, map, room)
}
