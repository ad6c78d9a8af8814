// What every piece of the tree draws from; the same as long as nothing of it changes.

import type { Drawing } from '@aerie/lineage-layout/drawing/drawing'
import type { Folding } from '#features/lineage/folds/use-folds.ts'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import type { Tracing } from './tracing.ts'

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
