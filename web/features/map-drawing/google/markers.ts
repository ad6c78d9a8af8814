// The markers on Google's map: discs for brothers, sums of them, planes for travellers, calendar leaves for gatherings, the one that is picked, and the viewer.
import { hasNumber, isSum, type Marker, RING, strengthOf } from '#features/map-layout/markers.ts'
import type { Spot } from '#features/map-layout/mercator.ts'
import * as colour from '#features/map-layout/palette.ts'
import {
  GATHERING_MARKER,
  GATHERING_MARKER_SIZE,
  gatheringMarkerOffset,
  HERE_MARKER,
  HERE_MARKER_SIZE,
  TRAVEL_MARKER,
  TRAVEL_MARKER_SIZE,
  travelMarkerOffset,
} from '#features/map-layout/pictures.ts'
import type { Place } from '#features/map-layout/place.ts'

type Style = google.maps.Data.StyleOptions
type MarkerPart = 'ring' | 'disc' | 'plane' | 'gathering' | 'here'

/** Points of a data layer: Google's markers are deprecated, and their successors cannot be had with a style of one's own. */
export function markerLayer(map: google.maps.Map, palette: colour.Palette, onPress: (marker: Marker) => void) {
  const { Data, LatLng } = google.maps
  const layer = new Data({ map })
  let markers: readonly Marker[] = []
  let pickedKey: string | undefined
  const markerOf = (feature: google.maps.Data.Feature) => markers[Number(feature.getProperty('at'))]
  const restyle = () => {
    const strength = strengthOf(markers)
    layer.setStyle((feature) => {
      const part = feature.getProperty('part') as MarkerPart
      const marker = markerOf(feature)
      if (part === 'here') return pictureStyle(HERE_MARKER, HERE_MARKER_SIZE)
      if (!marker) return { visible: false }
      const zIndex = Number(feature.getProperty('at'))
      if (part === 'plane') return { ...planeStyle(marker), zIndex: 2_000_000 }
      if (part === 'gathering') return { ...gatheringStyle(marker), zIndex: 2_000_000 }
      if (part === 'ring') return { ...ringStyle(marker), zIndex }
      return discStyle(marker, { isPicked: marker.key === pickedKey, strength, palette, zIndex })
    })
  }
  const add = ({ latitude, longitude }: Spot, part: MarkerPart, at?: number) =>
    layer.add(new Data.Feature({ geometry: new LatLng(latitude, longitude), properties: { at, part } }))
  layer.addListener('click', ({ feature }: google.maps.Data.MouseEvent) => {
    const marker = markerOf(feature)
    if (marker) onPress(marker)
  })
  return {
    draw(next: readonly Marker[], here: Spot | undefined) {
      layer.forEach((feature) => {
        layer.remove(feature)
      })
      markers = next
      restyle()
      for (const [at, marker] of markers.entries()) {
        if (marker.count > 0 && isSum(marker)) add(marker, 'ring', at)
        if (marker.count > 0) add(marker, 'disc', at)
        if (marker.isVisited) add(marker, 'plane', at)
        if (marker.hasGathering) add(marker, 'gathering', at)
      }
      if (here) add(here, 'here')
    },
    pick(place: Place | undefined) {
      if (pickedKey === place?.key) return
      pickedKey = place?.key
      restyle()
    },
    remove: () => layer.setMap(null),
  }
}

interface Look {
  isPicked: boolean
  strength: number
  palette: colour.Palette
  zIndex: number
}

function discStyle(marker: Marker, { isPicked, strength, palette, zIndex }: Look): Style {
  const label = {
    text: String(marker.count),
    color: isPicked ? colour.ON_FOIL : colour.INK,
    fontFamily: '"Public Sans Variable", sans-serif',
    fontSize: '11px',
    fontWeight: '600',
  }
  return {
    title: nameOf(marker),
    cursor: 'pointer',
    zIndex: isPicked ? 1_000_000 : zIndex,
    ...(hasNumber(marker) && { label }),
    icon: {
      path: google.maps.SymbolPath.CIRCLE,
      scale: marker.radius,
      fillColor: isSum(marker) ? colour.sumFill(palette) : colour.FOIL_FILL,
      fillOpacity: isPicked || isSum(marker) ? 1 : colour.FILL * strength,
      strokeColor: colour.FOIL,
      strokeOpacity: colour.rimOpacity(strength),
      strokeWeight: 1.25,
    },
  }
}

const ringStyle = ({ radius }: Marker): Style => ({
  clickable: false,
  icon: {
    path: google.maps.SymbolPath.CIRCLE,
    scale: radius + RING,
    fillOpacity: 0,
    strokeColor: colour.FOIL,
    strokeOpacity: colour.RING_OPACITY,
    strokeWeight: 1,
  },
})

const planeStyle = (marker: Marker): Style => {
  const offset = travelMarkerOffset(marker)
  return pressable(marker, pictureStyle(TRAVEL_MARKER, TRAVEL_MARKER_SIZE, { right: offset, down: -offset }))
}

const gatheringStyle = (marker: Marker): Style =>
  pressable(marker, pictureStyle(GATHERING_MARKER, GATHERING_MARKER_SIZE, gatheringMarkerOffset(marker)))

const pressable = (marker: Marker, style: Style): Style => ({
  ...style,
  clickable: true,
  title: nameOf(marker),
  cursor: 'pointer',
})

/** `right` and `down` of its place, in pixels. */
function pictureStyle(url: string, size: number, { right, down } = { right: 0, down: 0 }): Style {
  const { Size, Point } = google.maps
  return {
    clickable: false,
    icon: { url, scaledSize: new Size(size, size), anchor: new Point(size / 2 - right, size / 2 - down) },
  }
}

const nameOf = ({ places }: Marker) => {
  const [{ city = '', country = '' } = {}] = places
  return places.length > 1 ? `${city} and ${places.length - 1} more` : `${city}, ${country}`
}
