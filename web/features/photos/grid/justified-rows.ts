// Lays pictures of any shape in rows that fill the width, each row of one height near a wanted one.

export interface Sized {
  width: number
  height: number
}

interface Measure {
  /** All in CSS pixels. */
  width: number
  wanted: number
  gap: number
}

interface PictureSlot {
  left: number
  width: number
}

/** A row of the pictures from `first` on, one for each place. */
export interface PictureRow {
  first: number
  height: number
  places: PictureSlot[]
}

/** Wider or higher ones are cut: a panorama would leave no height to its row. */
const WIDEST = 3.2
const HIGHEST = 0.45

/** In whole pixels; the last row keeps the wanted height where it does not fill the width. */
export function justifiedRows(pictures: readonly Sized[], measure: Measure): PictureRow[] {
  const rows: PictureRow[] = []
  let first = 0
  let ratios: number[] = []
  const close = (isFull: boolean) => {
    if (ratios.length > 0) rows.push(rowOf(first, ratios, measure, isFull))
    first += ratios.length
    ratios = []
  }
  for (const picture of pictures) {
    const ratio = ratioOf(picture)
    const before = heightOf(ratios, measure)
    const after = heightOf([...ratios, ratio], measure)
    // Whichever row comes nearer to the wanted height: without this one, or with it.
    if (ratios.length > 0 && after < measure.wanted && before - measure.wanted < measure.wanted - after) close(true)
    ratios.push(ratio)
    if (heightOf(ratios, measure) <= measure.wanted) close(true)
  }
  close(false)
  return rows
}

const ratioOf = ({ width, height }: Sized) => (height > 0 ? Math.min(WIDEST, Math.max(HIGHEST, width / height)) : 1)

const sumOf = (ratios: readonly number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0)

/** Of a row that fills the width; endless for none. */
const heightOf = (ratios: readonly number[], { width, gap }: Measure) =>
  (width - gap * (ratios.length - 1)) / sumOf(ratios)

function rowOf(first: number, ratios: readonly number[], measure: Measure, isFull: boolean): PictureRow {
  const { width, wanted, gap } = measure
  const exact = isFull ? heightOf(ratios, measure) : Math.min(wanted, heightOf(ratios, measure))
  let end = 0
  const places = ratios.map((ratio, at) => {
    const left = Math.round(end)
    end += ratio * exact
    const isLast = isFull && at === ratios.length - 1
    const place = { left, width: (isLast ? width : Math.round(end)) - left }
    end += gap
    return place
  })
  return { first, height: Math.round(exact), places }
}
