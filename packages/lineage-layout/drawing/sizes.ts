// The sizes in which the tree is drawn, in CSS pixels.
export type SizeName = 'portraits' | 'small' | 'threads'

export interface TreeSize {
  name: SizeName
  /** The room of one brother. */
  pitch: number
  row: number
  /** Where lines leave a node, and where they arrive, from the top of the row. */
  out: number
  into: number
  bend: number
  /** The room of the row labels, at the left. */
  lead: number
  /** Half a node, and its middle from the top of the row. */
  half: number
  middle: number
  portrait: number
  /** The room of the node's top from that of the row. */
  top: number
}

const PORTRAITS: TreeSize = {
  name: 'portraits',
  pitch: 100,
  row: 136,
  out: 101,
  into: 10,
  bend: 34,
  lead: 126,
  half: 30,
  middle: 43,
  portrait: 46,
  top: 14,
}
const SMALL: TreeSize = {
  ...PORTRAITS,
  name: 'small',
  pitch: 42,
  row: 88,
  out: 52,
  into: 7,
  bend: 22,
  half: 18,
  middle: 28,
  portrait: 28,
  top: 11,
}
const THREADS: TreeSize = {
  ...PORTRAITS,
  name: 'threads',
  row: 34,
  out: 21,
  into: 11,
  bend: 8,
  half: 4,
  middle: 16,
  portrait: 0,
  top: 11,
}
/** On phones the row's label stands above the nodes. */
const LINE_OF_LABEL = 24
const NARROW_LEAD = 10

const WIDEST_PITCH = 150
const NARROWEST_PITCH = 70
const THREAD_PITCH = { least: 3, most: 14 }
const NARROW = 560
const MARGIN = 12

interface SizeQuestion {
  name: SizeName
  /** Of the tree, in pitches. */
  width: number
  /** Of the window, in pixels. */
  room: number
  /** One line alone, which on a phone is drawn closer. */
  isLine: boolean
}

/** A tree that fits its window may breathe. */
export function sizeFor({ name, width, room, isLine }: SizeQuestion): TreeSize {
  const isNarrow = room < NARROW
  const size = { portraits: PORTRAITS, small: SMALL, threads: THREADS }[name]
  const lead = isNarrow ? NARROW_LEAD : size.lead
  const fitting = (room - lead - MARGIN) / Math.max(1, width)
  if (name === 'threads') return { ...size, lead, pitch: between(THREAD_PITCH.least, fitting, THREAD_PITCH.most) }
  const placed = { ...size, lead, ...(isNarrow && lower(size)) }
  if (name === 'small') return placed
  const least = isNarrow ? (isLine ? NARROWEST_PITCH : 92) : size.pitch
  return { ...placed, pitch: between(least, fitting, isNarrow ? 104 : WIDEST_PITCH) }
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

const lower = ({ row, out, into, middle, top }: TreeSize) => ({
  row: row + LINE_OF_LABEL - 8,
  out: out + LINE_OF_LABEL - 2,
  into: into + LINE_OF_LABEL - 2,
  middle: middle + LINE_OF_LABEL - 2,
  top: top + LINE_OF_LABEL - 2,
})
