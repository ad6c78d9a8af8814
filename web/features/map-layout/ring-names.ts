// The names beside the markers of a map that has few of them, each where it covers neither a marker nor another name.
import { reachOf } from './fit.ts'
import { isSum, type Marker } from './markers.ts'
import { pixelOf, type Size, type View } from './view.ts'

export interface RingName {
  /** Of its marker. */
  key: string
  name: string
  /** In pixels: where the text begins, or ends, or has its middle, at half its height. */
  x: number
  y: number
  anchor: 'start' | 'end' | 'middle'
}

/** With more of them it would be names that are seen, and no places. */
const FEWER_THAN = 10
/** In pixels. */
const GAP = 5
const HEIGHT = 16
const WIDTH_OF_LETTER = 6.5

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** What a marker is called where names stand beside them; nothing where there are too many. */
export const nameAmong = (markers: readonly Marker[], marker: Marker) =>
  markers.length < FEWER_THAN ? nameOf(marker) : ''

/** None where there are too many markers; a name that has no room anywhere is left out. */
export function ringNames(markers: readonly Marker[], view: View, size: Size): RingName[] {
  if (markers.length >= FEWER_THAN) return []
  const taken = markers.map((marker) => discOf(marker, view, size))
  return [...markers]
    .sort((a, b) => b.count - a.count)
    .flatMap((marker) => {
      const disc = discOf(marker, view, size)
      const others = taken.filter(({ left, top }) => left !== disc.left || top !== disc.top)
      const name = nameOf(marker)
      const free = positions(disc, pixelOf(marker, view, size), name.length * WIDTH_OF_LETTER).find(
        ({ box }) => isWithin(box, size) && !others.some((other) => overlap(box, other)),
      )
      if (!free) return []
      taken.push(free.box)
      return [{ key: marker.key, name, x: free.x, y: (free.box.top + free.box.bottom) / 2, anchor: free.anchor }]
    })
}

const nameOf = (marker: Marker) => {
  const city = marker.places[0]?.city ?? ''
  return isSum(marker) ? `${city} +${marker.places.length - 1}` : city
}

function discOf(marker: Marker, view: View, size: Size): Box {
  const { x, y } = pixelOf(marker, view, size)
  const { up, down } = reachOf(marker)
  return { left: x - down, right: x + Math.max(up, down), top: y - up, bottom: y + down }
}

/** `at`: the middle of the disc. */
function positions(disc: Box, at: { x: number; y: number }, width: number) {
  const beside = { top: at.y - HEIGHT / 2, bottom: at.y + HEIGHT / 2 }
  const over = { left: at.x - width / 2, right: at.x + width / 2 }
  const place = (anchor: RingName['anchor'], x: number, box: Box) => ({ anchor, x, box })
  return [
    place('start', disc.right + GAP, { left: disc.right + GAP, right: disc.right + GAP + width, ...beside }),
    place('end', disc.left - GAP, { left: disc.left - GAP - width, right: disc.left - GAP, ...beside }),
    place('middle', at.x, { ...over, top: disc.bottom + 1, bottom: disc.bottom + 1 + HEIGHT }),
    place('middle', at.x, { ...over, top: disc.top - 1 - HEIGHT, bottom: disc.top - 1 }),
  ]
}

const isWithin = ({ left, right, top, bottom }: Box, { width, height }: Size) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
