// Adds the tile of a word to the luma of a picture, as strongly as its mask says: integers alone, so that a mark of one id
// is the same bytes each time.
import { canonicalSize, placeOf, type Size } from './canonical.ts'
import { TILE_SIDE } from './carrier.ts'
import { MASK_UNIT, maskSize } from './mask.ts'

export interface MarkPattern {
  /** As `tileOf` makes it. */
  tile: Int16Array
  /** As `maskOf` makes it. */
  mask: Uint8Array
  /** A whole number that decides how fractions are rounded: the id of the copy. */
  seed: number
}

/** Pictures with a shorter long side have fewer pixels to bear the word. */
const SMALL = 640
/** The tile has ten binary places, the amplitude eight. */
const AMPLITUDE_UNIT = 256
const PLACES = 18
/** A side of a JPEG. */
const LONGEST = 65_535
/** How often between two cells of the mask its row is made anew. */
const RENEWED = 3

/** Changes `luma`, the grey levels of all pixels row after row, in place. */
export function addMark(luma: Uint8Array, size: Size, { tile, mask, seed }: MarkPattern) {
  const pixels = new Uint8ClampedArray(luma.buffer, luma.byteOffset, luma.length)
  const widened = widen(tile, size)
  const amplitudes = amplitudeRows(mask, size)
  const canonical = canonicalSize(size)
  const { width, height } = size
  let dither = seed % DITHER_STARTS
  for (let y = 0; y < height; y++) {
    const tileRow = Math.round(wrap(2 * placeOf(y, height, canonical.height))) % TILE_SIDE
    dither = (Math.imul(dither, 1_103_515_245) + 12_345) & (DITHER_STARTS - 1)
    addRow(
      pixels.subarray(y * width, (y + 1) * width),
      widened.subarray(tileRow * width, (tileRow + 1) * width),
      amplitudes(y),
      fractions.subarray(dither, dither + width),
    )
  }
}

/** The whole work for a pixel: one multiplication, a shift, and a store that stays between black and white. */
function addRow(pixels: Uint8ClampedArray, tile: Int16Array, amplitudes: Int32Array, dither: Int32Array) {
  for (let x = 0; x < pixels.length; x++)
    pixels[x] = (pixels[x] ?? 0) + (((tile[x] ?? 0) * (amplitudes[x] ?? 0) + (dither[x] ?? 0)) >> PLACES)
}

const DITHER_STARTS = 2 ** 16

/** Uniform between 0 and 1 in `PLACES`: added before rounding down, they keep in the mean what flat areas would lose. */
const fractions = new Int32Array(DITHER_STARTS + LONGEST)
let state = 12_345
for (const at of fractions.keys()) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  fractions[at] = state >>> (32 - PLACES)
}

const wrap = (sample: number) => sample - Math.floor(sample / TILE_SIDE) * TILE_SIDE

/** All rows of the tile at the width of the picture, between two samples in steps of 1/256. */
function widen(tile: Int16Array, size: Size) {
  const { width } = size
  const { width: canonicalWidth } = canonicalSize(size)
  const samples = new Int16Array(width)
  const shares = new Int16Array(width)
  for (let x = 0; x < width; x++) {
    const place = wrap(2 * placeOf(x, width, canonicalWidth))
    samples[x] = Math.floor(place) % TILE_SIDE
    shares[x] = Math.round((place - Math.floor(place)) * 256)
  }
  const widened = new Int16Array(TILE_SIDE * width)
  // The last sample lies between itself and the first.
  const row = new Int16Array(TILE_SIDE + 1)
  for (let start = 0, at = 0; start < tile.length; start += TILE_SIDE) {
    row.set(tile.subarray(start, start + TILE_SIDE))
    row[TILE_SIDE] = tile[start] ?? 0
    for (let x = 0; x < width; x++, at++) {
      const sample = samples[x] ?? 0
      const left = row[sample] ?? 0
      widened[at] = left + ((((row[sample + 1] ?? 0) - left) * (shares[x] ?? 0)) >> 8)
    }
  }
  return widened
}

/** Where a place lies between the cells of a mask: the cell before it, and how far it is from there to the next. */
function betweenCells(place: number, cells: number) {
  const within = Math.min(Math.max(place, 0), cells - 1)
  const before = Math.min(Math.max(0, cells - 2), Math.floor(within))
  return { before, share: within - before }
}

/** Answers the amplitudes of a row in `AMPLITUDE_UNIT`, in one array that the next row uses again; rows come in order. */
function amplitudeRows(mask: Uint8Array, size: Size) {
  const { width, height } = size
  const cells = maskSize(size)
  const unit = (AMPLITUDE_UNIT / MASK_UNIT) * (Math.max(width, height) < SMALL ? 2 : 1)
  const places = Array.from({ length: width }, (_, x) => betweenCells(placeOf(x, width, cells.width), cells.width))
  const before = Int16Array.from(places, (place) => place.before)
  const shares = Float32Array.from(places, (place) => place.share)
  const lasting = Math.max(1, Math.floor(height / cells.height / RENEWED))
  const amplitudes = new Int32Array(width)
  return (y: number) => {
    if (y % lasting > 0) return amplitudes
    const row = maskRow(mask, cells, placeOf(y + (lasting - 1) / 2, height, cells.height), unit)
    for (let x = 0; x < width; x++) {
      const cell = before[x] ?? 0
      const here = row[cell] ?? 0
      amplitudes[x] = here + (shares[x] ?? 0) * ((row[cell + 1] ?? 0) - here)
    }
    return amplitudes
  }
}

/** The cells at a height between two rows; the last stands twice, for what lies beyond it. */
function maskRow(mask: Uint8Array, cells: Size, place: number, unit: number) {
  const { before, share } = betweenCells(place, cells.height)
  const upper = before * cells.width
  const lower = Math.min(cells.height - 1, before + 1) * cells.width
  const row = new Float32Array(cells.width + 1)
  for (let x = 0; x <= cells.width; x++) {
    const cell = Math.min(x, cells.width - 1)
    const above = mask[upper + cell] ?? 0
    row[x] = unit * (above + share * ((mask[lower + cell] ?? 0) - above))
  }
  return row
}
