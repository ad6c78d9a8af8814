// The brothers of a line, each with those below him: what the list of a line says by its order and depths.
import type { LineMember } from '@aerie/lineage-layout/lines-by-color'

export interface Branch {
  index: number
  depth: number
  below: Branch[]
}

/** Of the beginning of a line, too: whoever is there has his big before him. */
export function branchesOf(entries: readonly LineMember[]): Branch[] {
  const first: Branch[] = []
  const path: Branch[] = []
  for (const { index, depth } of entries) {
    const branch: Branch = { index, depth, below: [] }
    path.length = depth
    const list = path.at(-1)?.below ?? first
    list.push(branch)
    path.push(branch)
  }
  return first
}
