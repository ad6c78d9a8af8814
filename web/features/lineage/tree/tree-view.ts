// What every piece of the tree draws from; the same as long as nothing of it changes.

import type { Drawing } from '../drawing/drawing.ts'
import type { Tracing } from '../drawing/tracing.ts'
import type { Lineage } from '../model/lineage.ts'
import type { Folding } from './use-folds.ts'

export interface TreeView {
  lineage: Lineage
  drawing: Drawing
  tracing: Tracing
  /** Null where nobody can be folded. */
  folding: Folding | null
}

/** Those of the row who are members: names alone are not counted. */
export function countOf({ lineage, drawing }: Pick<TreeView, 'lineage' | 'drawing'>, row: number) {
  const members = (drawing.layout.rows[row] ?? []).filter((index) => lineage.forest.people[index]?.brother)
  return members.length
}
