// One map of our own on the page.
import './embedded.css'
import { map as endpoints } from '@aerie/contract/map'
import type { Map as LibreMap, MapMouseEvent, TransformConstrainFunction } from 'maplibre-gl'
import type { Marker } from '#features/map-layout/markers.ts'
import { markerAt } from '#features/map-layout/pointing.ts'
import { beyondWorld, leastZoom, type Size, type View, within } from '#features/map-layout/view.ts'
import { reportOffline, whenOnline } from '#lib/connection.ts'
import { type MapSurface, NEAREST, type Room } from '../provider.ts'
import { addControls } from './controls.ts'
import type { MapLibre } from './maplibre.ts'
import { addMarkers, drawMarkers, drawPicked, fetchPictures } from './markers.ts'
import { addHatch, engravedStyle } from './style.ts'
import { openWindow } from './window.ts'

/** MapLibre's world is 512 pixels wide at 0. */
const ours = (zoom: number) => zoom - 1
const GLIDE_MS = 640

export async function openEmbedded(
  library: MapLibre,
  element: HTMLElement,
  view: View,
  room: Room,
  version: string,
): Promise<MapSurface> {
  const map = new library.Map({
    container: element,
    style: engravedStyle(tileAddress(version), room.palette),
    center: [view.longitude, view.latitude],
    zoom: ours(view.zoom),
    minZoom: ours(leastZoom(sizeOf(element))),
    maxZoom: ours(NEAREST),
    transformConstrain: keeping(library, () => sizeOf(element)),
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
  addControls(library, map, room.frame)
  reportFailure(map, room)
  const [pictures] = await Promise.all([fetchPictures(), map.once('style.load')])
  addHatch(map, room.palette)
  addMarkers(map, pictures, room.palette)
  return surfaceOf(library, map, room)
}

/** MapLibre by itself would let no sea be seen above and below the world. */
const keeping = (library: MapLibre, size: () => Size): TransformConstrainFunction => {
  return (center, wanted) => {
    const zoom = Math.min(NEAREST, Math.max(leastZoom(size()), wanted + 1))
    const { latitude } = within({ zoom, latitude: center.lat, longitude: center.lng }, size())
    return { center: new library.LngLat(center.lng, latitude), zoom: ours(zoom) }
  }
}

const tileAddress = (version: string) =>
  `${location.origin}${endpoints.tile.path.replace(/:(\w)/g, '{$1}')}?v=${version}`

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight })

/** A tile that is missing leaves a gap until the line is back; when not one arrives, there is no map. */
function reportFailure(map: LibreMap, room: Room) {
  let hasTiles = false
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId === 'world' && tile) hasTiles = true
  })
  let hasGaps = false
  map.on('error', ({ error }) => {
    hasGaps = true
    reportOffline()
    if (!hasTiles) room.onFailure(error)
  })
  const leaveLine = whenOnline(() => {
    if (hasGaps && hasTiles) map.refreshTiles('world')
    hasGaps = false
  })
  map.on('remove', leaveLine)
}

function surfaceOf(library: MapLibre, map: LibreMap, room: Room): MapSurface {
  let markers: readonly Marker[] = []
  let close = () => {}
  const size = () => sizeOf(map.getContainer())
  const zoom = () => map.getZoom() + 1
  const view = (): View => ({ zoom: zoom(), latitude: map.getCenter().lat, longitude: map.getCenter().lng })
  const markerUnder = ({ point }: MapMouseEvent) => markerAt(markers, point, view(), size())
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) room.onMove()
  })
  /** MapLibre draws the world again on either side. */
  const hideOthers = () =>
    map.getContainer().style.setProperty('--beyond-world', `${Math.ceil(beyondWorld(zoom(), size()))}px`)
  hideOthers()
  map.on('zoom', () => {
    hideOthers()
    room.onZoom(zoom())
  })
  map.on('resize', () => {
    map.setMinZoom(ours(leastZoom(size())))
    hideOthers()
    room.onResize()
  })
  map.on('click', (event) => room.onPress(markerUnder(event)))
  map.on('mousemove', (event) => {
    map.getCanvas().classList.toggle('live-map-pointing', markerUnder(event) !== undefined)
  })
  return {
    zoom,
    draw(next, here) {
      // What is drawn first is there once nothing moves any more.
      if (markers.length === 0) void map.once('idle').then(() => room.onDrawn())
      markers = next
      drawMarkers(map, markers, here)
    },
    look({ longitude, latitude, zoom: wanted }, isGliding) {
      const there = { center: [longitude, latitude] as [number, number], zoom: ours(wanted) }
      if (isGliding) map.easeTo({ ...there, duration: GLIDE_MS })
      else map.jumpTo(there)
    },
    open(place, card) {
      close()
      drawPicked(map, place)
      const remove = openWindow(library, map, { place, card, markers, view: view(), size: size() }, () =>
        room.onPress(),
      )
      close = () => {
        close = () => {}
        remove()
        drawPicked(map, undefined)
      }
    },
    close: () => close(),
    remove: () => map.remove(),
  }
}
