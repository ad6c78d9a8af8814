// The arrow keys lead along the class, up to the big and down to the nearest little; Page Up and Down to other classes.
// The space bar folds a line.

import { nearestOf } from '@aerie/lineage-layout/drawing/nearest'
import { type KeyboardEvent, useCallback } from 'react'
import type { TreeView } from './tree-view.ts'
import type { TreeFocus } from './use-tree-scroll.ts'

interface TreeKeysOptions {
  view: TreeView
  focused: TreeFocus
  goTo: (index: number, takesFocus: boolean) => void
}

export function useTreeKeys({ view, focused, goTo }: TreeKeysOptions) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.key === ' ' && view.folding) {
        event.preventDefault()
        if (view.lineage.littles(focused.index).length > 0) view.folding.toggle(focused.index)
        return
      }
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in WAYS)) return
      event.preventDefault()
      const next = stepTo(view, focused.index, event.key)
      if (next !== undefined) goTo(next, true)
    },
    [view, focused, goTo],
  )
}

type Way = (view: TreeView, from: number) => number | undefined

const WAYS: Record<string, Way> = {
  ArrowLeft: (view, from) => besides(view, from, -1),
  ArrowRight: (view, from) => besides(view, from, 1),
  ArrowUp: ({ lineage, drawing }, from) => {
    const big = lineage.forest.parent[from] ?? -1
    return isShown(drawing, lineage, big) ? big : undefined
  },
  ArrowDown: ({ lineage, drawing }, from) =>
    nearestOf(
      drawing,
      lineage.littles(from).filter((little) => isShown(drawing, lineage, little)),
      drawing.xOf(from),
    ),
  Home: (view, from) => rowOf(view, from)[0],
  End: (view, from) => rowOf(view, from).at(-1),
  PageUp: (view, from) => inRow(view, from, -1),
  PageDown: (view, from) => inRow(view, from, 1),
}

/** Where a key leads from a brother; undefined where it leads nowhere. */
const stepTo = (view: TreeView, from: number, key: string) => WAYS[key]?.(view, from)

const isShown = ({ layout }: TreeView['drawing'], { forest }: TreeView['lineage'], index: number) =>
  index >= 0 && (layout.rows[forest.row[index] ?? -1]?.includes(index) ?? false)

const rowOf = ({ lineage, drawing }: TreeView, index: number) =>
  drawing.layout.rows[lineage.forest.row[index] ?? -1] ?? []

function besides(view: TreeView, from: number, step: number) {
  const row = rowOf(view, from)
  return row[row.indexOf(from) + step]
}

function inRow(view: TreeView, from: number, step: number) {
  const { drawing, lineage } = view
  const next = drawing.rows[drawing.rows.indexOf(lineage.forest.row[from] ?? -1) + step]
  return next === undefined ? undefined : nearestOf(drawing, drawing.layout.rows[next] ?? [], drawing.xOf(from))
}
