// One map of Google's on the page.
import './google.css'
import { SEA } from '../palette.ts'
import { boxAround, type Place, radiusOf } from '../place.ts'
import { FIRST_VIEW, type MapSurface, marginsOf, NEAREST_FIT, type Room } from '../provider.ts'
import { markers } from './markers.ts'
import { NIGHT } from './style.ts'

export function openGoogle(element: HTMLElement, room: Room): MapSurface {
  const { maps } = google
  const map = new maps.Map(element, {
    center: { lat: FIRST_VIEW.latitude, lng: FIRST_VIEW.longitude },
    zoom: FIRST_VIEW.zoom,
    backgroundColor: SEA,
    styles: NIGHT,
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
  const shown = markers(map, (place) => room.onPick(place))
  let wasMoved = false
  let info: google.maps.InfoWindow | undefined
  const close = () => {
    const closing = info
    info = undefined
    closing?.close()
    shown.pick(null)
  }
  map.addListener('dragstart', () => {
    wasMoved = true
  })
  map.addListener('click', () => room.onPick())
  return {
    mark(places) {
      shown.draw(places)
      if (!wasMoved) showAll(map, places)
    },
    open(place, card) {
      close()
      shown.pick(place)
      info = openWindow(map, place, card)
      info.addListener('closeclick', () => room.onPick())
    },
    close,
    remove() {
      close()
      shown.remove()
      maps.event.clearInstanceListeners(map)
      element.replaceChildren()
    },
  }
}

function openWindow(map: google.maps.Map, place: Place, card: HTMLElement) {
  const { maps } = google
  const info = new maps.InfoWindow({
    content: card,
    ariaLabel: place.city,
    position: { lat: place.latitude, lng: place.longitude },
    pixelOffset: new maps.Size(0, -radiusOf(place.memberCount)),
    maxWidth: 264,
  })
  info.open({ map, shouldFocus: false })
  return info
}

/** Google's fitting knows no nearest, so the map has one while it fits. */
function showAll(map: google.maps.Map, places: readonly Place[]) {
  const box = boxAround(places)
  if (!box) return
  const { west, south, east, north } = box
  map.setOptions({ maxZoom: NEAREST_FIT })
  map.fitBounds({ west, south, east: east > 180 ? east - 360 : east, north }, marginsOf(map.getDiv()))
  google.maps.event.addListenerOnce(map, 'idle', () => map.setOptions({ maxZoom: null }))
}
