// Steers a map that a provider draws: which marks it shows at which zoom, what it looks at, and what a press means.

import type { MapProvider, Room } from './drawing/provider.ts'
import { isSum, type Mark, marksOf, markZoom } from './layout/marks.ts'
import type { Spot } from './layout/mercator.ts'
import type { Place } from './layout/place.ts'
import { closerView, closeView, isSmall, viewOf } from './layout/view.ts'

export interface Shown {
  places: readonly Place[]
  /** Where the viewer is, if he has asked. */
  here: Spot | undefined
  /** When it changes, all places come into view, even where somebody has moved the map by hand. */
  narrowedBy: string | undefined
}

export interface Steered {
  show(shown: Shown): void
  press(mark: Mark): void
  pick(place: Place | undefined, card: HTMLElement): void
  remove(): void
}

interface Seat extends Pick<Room, 'frame' | 'palette' | 'onDrawn' | 'onFailure'> {
  onPick(place?: Place): void
}

export async function steer(provider: MapProvider, element: HTMLElement, first: Shown, seat: Seat): Promise<Steered> {
  let shown = first
  let marks: Mark[] = []
  let step: number | undefined
  let wasMoved = false
  const size = () => ({ width: element.clientWidth, height: element.clientHeight })
  const draw = (zoom: number) => {
    step = markZoom(zoom)
    marks = marksOf(shown.places, zoom, isSmall(size()))
    surface.draw(marks, shown.here)
  }
  const press = (mark?: Mark) => {
    if (!mark || !isSum(mark)) return seat.onPick(mark?.places[0])
    seat.onPick()
    move()
    surface.look(closerView(mark.places, size(), surface.zoom()), true)
  }
  const move = () => {
    wasMoved = true
    // Who takes hold of it is to see it.
    seat.onDrawn()
  }
  const surface = await provider.open(element, viewOfAll(first, size()), {
    ...seat,
    onPress: press,
    onZoom: (zoom) => markZoom(zoom) !== step && draw(zoom),
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
      const isAlone = marks.some(({ key }) => key === place.key)
      if (!isAlone) surface.look(closeView(place, surface.zoom()), false)
      surface.open(place, card)
    },
    remove: () => surface.remove(),
  }
}

/** With the viewer, where he has asked who is near. */
export const viewOfAll = ({ places, here }: Pick<Shown, 'places' | 'here'>, size: { width: number; height: number }) =>
  viewOf(here ? [...places, { ...here, memberCount: 0 }] : places, size)
