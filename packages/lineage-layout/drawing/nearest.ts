// Who stands nearest to a place of the drawing, or to another brother.
import type { Drawing } from './drawing.ts'

/** Of the row at `y`; in pixels from the left and top of the tree. Null where there is no row. */
export function nearestTo(drawing: Drawing, x: number, y: number): number | null {
  const row = drawing.rows[Math.floor(y / drawing.size.row)]
  return row === undefined ? null : (nearestOf(drawing, drawing.layout.rows[row] ?? [], x) ?? null)
}

/** `x` in pixels; undefined where there is nobody. */
export const nearestOf = ({ xOf }: Drawing, people: readonly number[], x: number): number | undefined => {
  const [nearest] = [...people].sort((one, other) => Math.abs(xOf(one) - x) - Math.abs(xOf(other) - x))
  return nearest
}
