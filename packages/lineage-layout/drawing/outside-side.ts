// Where the brothers of a row are who all stand outside the window.

/**
 * On which side the nearest of them stands; null where a part of one is seen, or where there is nobody. `places` are the
 * middles of their nodes, `half` half a node, all in pixels from the left of the tree.
 */
export function outsideSide(
  places: readonly number[],
  half: number,
  { from, to }: { from: number; to: number },
): 'left' | 'right' | null {
  const [left, right] = [from - half, to + half]
  let nearest = { side: null as 'left' | 'right' | null, distance: Number.POSITIVE_INFINITY }
  for (const place of places) {
    if (place > left && place < right) return null
    const [side, distance] = place <= left ? (['left', left - place] as const) : (['right', place - right] as const)
    if (distance < nearest.distance) nearest = { side, distance }
  }
  return nearest.side
}
