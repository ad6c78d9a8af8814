// The markers on Google's map: discs for brothers, sums of them, planes for travellers, the one that is picked, and the viewer.
import { hasNumber, isSum, type Mark, RING, strengthAmong } from '../../layout/marks.ts'
import type { Spot } from '../../layout/mercator.ts'
import * as colour from '../../layout/palette.ts'
import { HERE_MARK, HERE_MARK_SIZE, TRAVEL_MARK, TRAVEL_MARK_SIZE, travelMarkOffset } from '../../layout/pictures.ts'
import type { Place } from '../../layout/place.ts'

type Style = google.maps.Data.StyleOptions
type Part = 'ring' | 'disc' | 'plane' | 'here'

/** Points of a data layer: Google's markers are deprecated, and their successors cannot be had with a style of one's own. */
export function markers(map: google.maps.Map, palette: colour.Palette, onPress: (mark: Mark) => void) {
  const { Data, LatLng } = google.maps
  const layer = new Data({ map })
  let marks: readonly Mark[] = []
  let pickedKey: string | undefined
  const markOf = (feature: google.maps.Data.Feature) => marks[Number(feature.getProperty('at'))]
  const restyle = () => {
    const strength = marks.some(isSum) ? 1 : strengthAmong(marks.length)
    layer.setStyle((feature) => {
      const part = feature.getProperty('part') as Part
      const mark = markOf(feature)
      if (part === 'here') return pictureStyle(HERE_MARK, HERE_MARK_SIZE)
      if (!mark) return { visible: false }
      const zIndex = Number(feature.getProperty('at'))
      if (part === 'plane') return { ...planeStyle(mark), zIndex: 2_000_000 }
      if (part === 'ring') return { ...ringStyle(mark), zIndex }
      return discStyle(mark, { isPicked: mark.key === pickedKey, strength, palette, zIndex })
    })
  }
  const add = ({ latitude, longitude }: Spot, part: Part, at?: number) =>
    layer.add(new Data.Feature({ geometry: new LatLng(latitude, longitude), properties: { at, part } }))
  layer.addListener('click', ({ feature }: google.maps.Data.MouseEvent) => {
    const mark = markOf(feature)
    if (mark) onPress(mark)
  })
  return {
    draw(next: readonly Mark[], here: Spot | undefined) {
      layer.forEach((feature) => {
        layer.remove(feature)
      })
      marks = next
      restyle()
      for (const [at, mark] of marks.entries()) {
        if (mark.count > 0 && isSum(mark)) add(mark, 'ring', at)
        if (mark.count > 0) add(mark, 'disc', at)
        if (mark.isVisited) add(mark, 'plane', at)
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

function discStyle(mark: Mark, { isPicked, strength, palette, zIndex }: Look): Style {
  const label = {
    text: String(mark.count),
    color: isPicked ? colour.ON_FOIL : colour.INK,
    fontFamily: '"Public Sans Variable", sans-serif',
    fontSize: '11px',
    fontWeight: '600',
  }
  return {
    title: nameOf(mark),
    cursor: 'pointer',
    zIndex: isPicked ? 1_000_000 : zIndex,
    ...(hasNumber(mark) && { label }),
    icon: {
      path: google.maps.SymbolPath.CIRCLE,
      scale: mark.radius,
      fillColor: isSum(mark) ? colour.sumFill(palette) : colour.FOIL_FILL,
      fillOpacity: isPicked || isSum(mark) ? 1 : colour.FILL * strength,
      strokeColor: colour.FOIL,
      strokeOpacity: 0.04 + 0.96 * strength,
      strokeWeight: 1.25,
    },
  }
}

const ringStyle = ({ radius }: Mark): Style => ({
  clickable: false,
  icon: {
    path: google.maps.SymbolPath.CIRCLE,
    scale: radius + RING,
    fillOpacity: 0,
    strokeColor: colour.FOIL,
    strokeOpacity: 0.38,
    strokeWeight: 1,
  },
})

const planeStyle = (mark: Mark): Style => ({
  ...pictureStyle(TRAVEL_MARK, TRAVEL_MARK_SIZE, travelMarkOffset(mark)),
  clickable: true,
  title: nameOf(mark),
  cursor: 'pointer',
})

/** `offset`: up and to the right, in pixels. */
function pictureStyle(url: string, size: number, offset = 0): Style {
  const { Size, Point } = google.maps
  return {
    clickable: false,
    icon: { url, scaledSize: new Size(size, size), anchor: new Point(size / 2 - offset, size / 2 + offset) },
  }
}

const nameOf = ({ places }: Mark) => {
  const [{ city = '', country = '' } = {}] = places
  return places.length > 1 ? `${city} and ${places.length - 1} more` : `${city}, ${country}`
}
