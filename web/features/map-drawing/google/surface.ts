// One map of Google's on the page.
import './google.css'
import type { Marker } from '#features/map-layout/markers.ts'
import { radiusOf } from '#features/map-layout/markers.ts'
import type { Place } from '#features/map-layout/place.ts'
import { markerAt } from '#features/map-layout/pointing.ts'
import { beyondWorld, leastZoom, pixelOf, type Size, type View } from '#features/map-layout/view.ts'
import { type MapSurface, NEAREST, type Room } from '../provider.ts'
import { markerLayer } from './markers.ts'
import { googleStyle } from './style.ts'

export function openGoogle(element: HTMLElement, view: View, room: Room): MapSurface {
  const { maps } = google
  const size = (): Size => ({ width: element.clientWidth, height: element.clientHeight })
  const { world, keepToOne } = oneWorld(element, size)
  keepToOne(view.zoom)
  const map = new maps.Map(world, {
    center: { lat: view.latitude, lng: view.longitude },
    zoom: view.zoom,
    // Fitted as our own map is: whole zooms would show more than one world, or half of one.
    isFractionalZoomEnabled: true,
    minZoom: leastZoom(size()),
    maxZoom: NEAREST,
    backgroundColor: room.palette.sea,
    styles: googleStyle(room.palette),
    fullscreenControl: true,
    zoomControl: true,
    mapTypeControl: false,
    streetViewControl: false,
    rotateControl: false,
    scaleControl: false,
    cameraControl: false,
    clickableIcons: false,
    // The page scrolls past the map, unless it fills the screen.
    gestureHandling: 'cooperative',
  })
  let markers: readonly Marker[] = []
  const shown = markerLayer(map, room.palette, room.onPress)
  const zoom = () => map.getZoom() ?? view.zoom
  /** Google tells of presses within a marker; a finger may have missed it by a little. */
  const near = (spot: google.maps.LatLng) => {
    const now = { zoom: zoom(), ...spotOf(map.getCenter()) }
    return markerAt(markers, pixelOf(spotOf(spot), now, size()), now, size())
  }
  const close = windowOf(map, shown, room)
  map.addListener('dragstart', room.onMove)
  map.addListener('zoom_changed', () => {
    keepToOne(zoom())
    room.onZoom(zoom())
  })
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => room.onPress(latLng ? near(latLng) : undefined))
  maps.event.addListenerOnce(map, 'tilesloaded', room.onDrawn)
  const watch = new ResizeObserver(() => {
    map.setOptions({ minZoom: leastZoom(size()) })
    keepToOne(zoom())
    room.onResize()
  })
  watch.observe(element)
  return {
    zoom,
    draw(next, here) {
      markers = next
      shown.draw(markers, here)
    },
    look({ latitude, longitude, zoom: wanted }) {
      map.setZoom(wanted)
      map.setCenter({ lat: latitude, lng: longitude })
    },
    ...close,
    remove() {
      watch.disconnect()
      close.close()
      shown.remove()
      maps.event.clearInstanceListeners(map)
      element.replaceChildren()
    },
  }
}

/** Google draws the world again on either side, so its map is no wider than one. */
function oneWorld(element: HTMLElement, size: () => Size) {
  const world = document.createElement('div')
  world.className = 'live-map-world'
  element.append(world)
  const keepToOne = (zoom: number) => world.style.setProperty('--beyond-world', `${beyondWorld(zoom, size())}px`)
  return { world, keepToOne }
}

const spotOf = (spot: google.maps.LatLng | undefined) => ({ latitude: spot?.lat() ?? 0, longitude: spot?.lng() ?? 0 })

/** The info window, one at a time. */
function windowOf(map: google.maps.Map, shown: ReturnType<typeof markerLayer>, room: Room) {
  let info: google.maps.InfoWindow | undefined
  const close = () => {
    const closing = info
    info = undefined
    closing?.close()
    shown.pick(undefined)
  }
  const open = (place: Place, card: HTMLElement) => {
    close()
    shown.pick(place)
    const { InfoWindow, Size } = google.maps
    info = new InfoWindow({
      content: card,
      ariaLabel: place.city,
      position: { lat: place.latitude, lng: place.longitude },
      pixelOffset: new Size(0, -radiusOf(place.memberCount)),
      maxWidth: 264,
    })
    info.addListener('closeclick', () => room.onPress())
    info.open({ map, shouldFocus: false })
  }
  return { open, close }
}
