// Folds away whoever stands below a brother, or shows them again; the number says how many they are.
import './fold-button.css'
import type { TreeView } from './tree-view.ts'

interface FoldButtonProps {
  view: TreeView
  index: number
}

/** Within the tree's one tab stop: for the keyboard it is the space bar. */
export function FoldButton({ view: { lineage, folding }, index }: FoldButtonProps) {
  if (!folding || lineage.littles(index).length === 0) return null
  const hidden = folding.folded.get(index)
  const name = lineage.nameOf(index)
  return (
    <button
      type="button"
      tabIndex={-1}
      className="fold-button"
      data-folded={hidden !== undefined || undefined}
      aria-label={hidden === undefined ? `Fold the line below ${name}` : `Show ${hidden} below ${name}`}
      onClick={() => folding.toggle(index)}
    >
      {hidden === undefined ? '−' : `+${hidden}`}
    </button>
  )
}
