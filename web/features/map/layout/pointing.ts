// Which mark a pointer means, and on which side of it the info window hides the fewest others. All in pixels of the map.
import { isSum, type Mark, RING } from './marks.ts'
import { TRAVEL_MARK_SIZE, travelMarkOffset } from './pictures.ts'
import { pixelOf, type Size, type View } from './view.ts'

interface Pixel {
  x: number
  y: number
}

/** A mark that is smaller has a target of this radius on a touch screen. */
const FINGER = 20

/** `marks` in the order in which they are drawn: what lies on top is met first, then what is nearest. */
export function markAt(marks: readonly Mark[], at: Pixel, view: View, size: Size): Mark | undefined {
  const grace = matchMedia('(pointer: coarse)').matches ? FINGER : 0
  const met = marks.flatMap((mark) => {
    const away = distanceTo(mark, at, pixelOf(mark, view, size))
    return away <= Math.max(mark.radius + RING, grace) ? [{ mark, away }] : []
  })
  return (met.findLast(({ mark, away }) => away <= mark.radius) ?? met.sort((a, b) => a.away - b.away)[0])?.mark
}

function distanceTo(mark: Mark, at: Pixel, middle: Pixel) {
  const away = Math.hypot(at.x - middle.x, at.y - middle.y)
  const offset = travelMarkOffset(mark)
  const isOnPlane =
    mark.isVisited && Math.hypot(at.x - middle.x - offset, at.y - middle.y + offset) <= TRAVEL_MARK_SIZE / 2
  return isOnPlane ? 0 : away
}

export type Side = 'left' | 'right' | 'above' | 'below'

/** Of a window of that size beside the picked mark: where it lies within the map, if it can, and hides the fewest others. */
export function sideFor(picked: Mark, marks: readonly Mark[], card: Size, view: View, size: Size): Side {
  const { x, y } = pixelOf(picked, view, size)
  const gap = picked.radius + 10
  const corners: Record<Side, Pixel> = {
    above: { x: x - card.width / 2, y: y - gap - card.height },
    right: { x: x + gap, y: y - card.height / 2 },
    left: { x: x - gap - card.width, y: y - card.height / 2 },
    below: { x: x - card.width / 2, y: y + gap },
  }
  const others = marks.filter((mark) => mark.key !== picked.key).map((mark) => ({ ...pixelOf(mark, view, size), mark }))
  const cost = (side: Side) => {
    const { x: left, y: top } = corners[side]
    const hidden = others.filter(
      ({ x: markX, y: markY }) => markX > left && markX < left + card.width && markY > top && markY < top + card.height,
    )
    const beyond =
      Math.max(0, -left, left + card.width - size.width) + Math.max(0, -top, top + card.height - size.height)
    return beyond * 10 + hidden.reduce((sum, { mark }) => sum + (isSum(mark) ? 3 : 1), 0)
  }
  const sides: Side[] = ['above', 'right', 'left', 'below']
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best))
}
