// The markers on Google's map: discs for brothers, planes for travellers, and the one that is picked.
import * as colour from '../palette.ts'
import { type Place, RADIUS_WITH_NUMBER, radiusOf, strengthAmong } from '../place.ts'
import { TRAVEL_MARK, TRAVEL_MARK_SIZE, travelMarkOffset } from '../travel-mark.ts'

type Style = google.maps.Data.StyleOptions

/** Points of a data layer: Google's markers are deprecated, and their successors cannot be had with a style of one's own. */
export function markers(map: google.maps.Map, onPick: (place: Place) => void) {
  const { Data, LatLng } = google.maps
  const layer = new Data({ map })
  let places: readonly Place[] = []
  let pickedKey: string | undefined
  const placeOf = (feature: google.maps.Data.Feature) => places[Number(feature.getProperty('at'))]
  const restyle = () => {
    layer.setStyle((feature) => {
      const place = placeOf(feature)
      if (!place) return { visible: false }
      if (feature.getProperty('mark') === 'plane') return planeStyle(place)
      return discStyle(place, place.key === pickedKey, places.length)
    })
  }
  const add = (place: Place, at: number, mark: 'disc' | 'plane') =>
    layer.add(new Data.Feature({ geometry: new LatLng(place.latitude, place.longitude), properties: { at, mark } }))
  layer.addListener('click', ({ feature }: google.maps.Data.MouseEvent) => {
    const place = placeOf(feature)
    if (place) onPick(place)
  })
  return {
    draw(shown: readonly Place[]) {
      layer.forEach((feature) => {
        layer.remove(feature)
      })
      places = shown
      restyle()
      for (const [at, place] of places.entries()) {
        if (place.memberCount > 0) add(place, at, 'disc')
        if (place.travellers.length > 0) add(place, at, 'plane')
      }
    },
    pick(place: Place | null) {
      if (pickedKey === place?.key) return
      pickedKey = place?.key
      restyle()
    },
    remove: () => layer.setMap(null),
  }
}

/** Small discs lie over large ones, so that each can be reached. */
function discStyle(place: Place, isPicked: boolean, among: number): Style {
  const radius = radiusOf(place.memberCount)
  const strength = strengthAmong(among)
  const label = {
    text: String(place.memberCount),
    color: isPicked ? colour.ON_FOIL : colour.INK,
    fontFamily: '"Public Sans Variable", sans-serif',
    fontSize: '11px',
    fontWeight: '600',
  }
  return {
    title: nameOf(place),
    cursor: 'pointer',
    zIndex: isPicked ? 1_000_000 : -place.memberCount,
    ...(radius >= RADIUS_WITH_NUMBER && { label }),
    icon: {
      path: google.maps.SymbolPath.CIRCLE,
      scale: radius,
      fillColor: colour.FOIL_FILL,
      fillOpacity: isPicked ? 1 : 0.2 * strength,
      strokeColor: colour.FOIL,
      strokeOpacity: 0.04 + 0.96 * strength,
      strokeWeight: 1.25,
    },
  }
}

function planeStyle(place: Place): Style {
  const { Size, Point } = google.maps
  const offset = travelMarkOffset(place)
  const middle = TRAVEL_MARK_SIZE / 2
  return {
    title: nameOf(place),
    cursor: 'pointer',
    zIndex: 2_000_000,
    icon: {
      url: TRAVEL_MARK,
      scaledSize: new Size(TRAVEL_MARK_SIZE, TRAVEL_MARK_SIZE),
      anchor: new Point(middle - offset, middle + offset),
    },
  }
}

const nameOf = ({ city, country }: Place) => `${city}, ${country}`
