// The controls of our own map: in the corners, or in one row below on a small map.
import type { Map as LibreMap } from 'maplibre-gl'
import type { MapLibre } from './maplibre.ts'

/** In pixels: on a narrower map they would hide too much of the east. */
const ROOM_FOR_CORNERS = 500

export function addControls(library: MapLibre, map: LibreMap, frame: HTMLElement) {
  const small = map.getContainer().clientWidth < ROOM_FOR_CORNERS
  map.addControl(new library.AttributionControl({ compact: false }), small ? 'bottom-right' : 'bottom-left')
  map.addControl(new library.NavigationControl({ showCompass: false }), small ? 'bottom-left' : 'bottom-right')
  map.addControl(new library.FullscreenControl({ container: frame }), small ? 'bottom-left' : 'top-right')
}
