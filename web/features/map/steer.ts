// Steers a map that a provider draws: which markers it shows at which zoom, what it looks at, and what a press means.
import type { MapProvider, Room } from '#features/map-drawing/provider.ts'
import { type MapContent, viewOfAll } from '#features/map-layout/fit.ts'
import { isSum, type Marker, markersOf, markerZoom } from '#features/map-layout/markers.ts'
import type { Place } from '#features/map-layout/place.ts'
import { closerView, closeView, isSmall } from '#features/map-layout/view.ts'

export interface Steered {
  show(shown: MapContent): void
  press(marker: Marker): void
  pick(place: Place | undefined, card: HTMLElement): void
  remove(): void
}

interface Seat extends Pick<Room, 'frame' | 'palette' | 'onDrawn' | 'onFailure'> {
  onPick(place?: Place): void
}

export async function steer(
  provider: MapProvider,
  element: HTMLElement,
  first: MapContent,
  seat: Seat,
): Promise<Steered> {
  let shown = first
  let markers: Marker[] = []
  let step: number | undefined
  let wasMoved = false
  const size = () => ({ width: element.clientWidth, height: element.clientHeight })
  const draw = (zoom: number) => {
    step = markerZoom(zoom)
    markers = markersOf(shown.places, zoom, isSmall(size()))
    surface.draw(markers, shown.here)
  }
  const press = (marker?: Marker) => {
    if (!marker || !isSum(marker)) return seat.onPick(marker?.places[0])
    seat.onPick()
    move()
    surface.look(closerView(marker.places, size(), surface.zoom()), true)
  }
  const move = () => {
    wasMoved = true
    // Who takes hold of it is to see it.
    seat.onDrawn()
  }
  const surface = await provider.open(element, viewOfAll(first, size()), {
    ...seat,
    onPress: press,
    onZoom: (zoom) => markerZoom(zoom) !== step && draw(zoom),
    onMove: move,
    onResize: () => !wasMoved && surface.look(viewOfAll(shown, size()), false),
  })
  draw(surface.zoom())
  return {
    show(next) {
      const isNarrowed = next.narrowedBy !== shown.narrowedBy
      shown = next
      if (isNarrowed) wasMoved = false
      draw(surface.zoom())
      if (!wasMoved) surface.look(viewOfAll(shown, size()), isNarrowed)
    },
    press,
    pick(place, card) {
      if (!place) return surface.close()
      const isAlone = markers.some(({ key }) => key === place.key)
      if (!isAlone) surface.look(closeView(place, surface.zoom()), false)
      surface.open(place, card)
    },
    remove: () => surface.remove(),
  }
}
