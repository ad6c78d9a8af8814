// Which marker a pointer means, and on which side of it the info window hides the fewest others. All in pixels of the map.
import { isSum, type Marker, RING } from './markers.ts'
import { GATHERING_MARKER_SIZE, gatheringMarkerOffset, TRAVEL_MARKER_SIZE, travelMarkerOffset } from './pictures.ts'
import { pixelOf, type Size, type View } from './view.ts'

interface Pixel {
  x: number
  y: number
}

/** A marker that is smaller has a target of this radius on a touch screen. */
const FINGER = 20

/** `markers` in the order in which they are drawn: what lies on top is met first, then what is nearest. */
export function markerAt(markers: readonly Marker[], at: Pixel, view: View, size: Size): Marker | undefined {
  const grace = matchMedia('(pointer: coarse)').matches ? FINGER : 0
  const met = markers.flatMap((marker) => {
    const away = distanceTo(marker, at, pixelOf(marker, view, size))
    return away <= Math.max(marker.radius + RING, grace) ? [{ marker, away }] : []
  })
  return (met.findLast(({ marker, away }) => away <= marker.radius) ?? met.sort((a, b) => a.away - b.away)[0])?.marker
}

function distanceTo(marker: Marker, at: Pixel, middle: Pixel) {
  const away = Math.hypot(at.x - middle.x, at.y - middle.y)
  const offset = travelMarkerOffset(marker)
  const isOnPlane =
    marker.isVisited && Math.hypot(at.x - middle.x - offset, at.y - middle.y + offset) <= TRAVEL_MARKER_SIZE / 2
  const meeting = gatheringMarkerOffset(marker)
  const isOnSheet =
    marker.hasGathering &&
    Math.hypot(at.x - middle.x - meeting.right, at.y - middle.y - meeting.down) <= GATHERING_MARKER_SIZE / 2
  return isOnPlane || isOnSheet ? 0 : away
}

export type Side = 'left' | 'right' | 'above' | 'below'

/** Of a window of that size beside the picked marker: where it lies within the map, if it can, and hides the fewest others. */
export function sideFor(picked: Marker, markers: readonly Marker[], card: Size, view: View, size: Size): Side {
  const { x, y } = pixelOf(picked, view, size)
  const gap = picked.radius + 10
  const corners: Record<Side, Pixel> = {
    above: { x: x - card.width / 2, y: y - gap - card.height },
    right: { x: x + gap, y: y - card.height / 2 },
    left: { x: x - gap - card.width, y: y - card.height / 2 },
    below: { x: x - card.width / 2, y: y + gap },
  }
  const others = markers
    .filter((marker) => marker.key !== picked.key)
    .map((marker) => ({ ...pixelOf(marker, view, size), marker }))
  const cost = (side: Side) => {
    const { x: left, y: top } = corners[side]
    const hidden = others.filter(
      ({ x: markerX, y: markerY }) =>
        markerX > left && markerX < left + card.width && markerY > top && markerY < top + card.height,
    )
    const beyond =
      Math.max(0, -left, left + card.width - size.width) + Math.max(0, -top, top + card.height - size.height)
    return beyond * 10 + hidden.reduce((sum, { marker }) => sum + (isSum(marker) ? 3 : 1), 0)
  }
  const sides: Side[] = ['above', 'right', 'left', 'below']
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best))
}
