// The paths of strokes: curves from a node down to the next row, or straight across to a node beside it.
import type { TreeSize } from './sizes.ts'

/** Of a person: where he stands, and the top of his row. */
export interface Spot {
  x: number
  top: number
}

/** Passing lines run straight on through the row in which they arrive. */
export function down(from: Spot, to: Spot, size: TreeSize, isPassing: boolean): string {
  const [start, end] = [from.top + size.out, to.top + size.into]
  const curve = `M${from.x} ${start}C${from.x} ${start + size.bend} ${to.x} ${end - size.bend} ${to.x} ${end}`
  return isPassing ? `${curve}V${to.top + size.out}` : curve
}

/** Between neighbours of one row from node to node; else in an arch over the little. */
export function beside(big: Spot, little: Spot, size: TreeSize): string {
  const distance = Math.abs(big.x - little.x)
  if (big.top === little.top && distance < size.pitch * 1.6) {
    const side = Math.sign(little.x - big.x)
    return `M${big.x + side * size.half} ${big.top + size.middle}H${little.x - side * size.half}`
  }
  const rises = big.top > little.top
  const start = big.top + size.into - 4
  const end = little.top + (rises ? size.out : size.into - 4)
  const bend = Math.min(28, size.bend)
  return `M${big.x} ${start}C${big.x} ${start - bend} ${little.x} ${rises ? end + bend : end - bend} ${little.x} ${end}`
}
