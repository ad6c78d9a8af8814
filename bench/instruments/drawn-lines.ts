// What a drawing of lines costs the eye: how often they cross, how long they are, how wide it all is.

/** A place of a drawing in pitches from the left, and the row it lies on. */
export interface Point {
  x: number
  row: number
}

/** Of lines as polylines that have a point on each row they meet. One row is as high as 1.36 pitches are wide. */
export function measureLines(lines: Point[][]) {
  const bands = new Map<number, [Point, Point, Point[]][]>()
  let length = 0
  for (const points of lines)
    points.slice(1).forEach((end, at) => {
      const start = points[at] ?? end
      length += Math.hypot(start.x - end.x, (start.row - end.row) * ROW)
      bands.set(start.row, [...(bands.get(start.row) ?? []), [start, end, points]])
    })
  let crossings = 0
  for (const parts of bands.values())
    parts.forEach(([a, b, line], at) => {
      for (const [c, d, other] of parts.slice(at + 1)) if (line !== other && (a.x - c.x) * (b.x - d.x) < 0) crossings++
    })
  return { crossings, length }
}

const ROW = 1.36

export const widthOf = (places: number[]) =>
  places.reduce((most, place) => Math.max(most, place), 0) -
  places.reduce((least, place) => Math.min(least, place), 0) +
  1
