// The classes at the left of their rows: one sticky column, so that they stay while the tree pans.
import './row-labels.css'
import { memo } from 'react'
import { countLabel } from '#features/lineage/model/words.ts'
import { splitOrdinal } from '#features/people/ordinal.ts'
import { countOf, type TreeView } from './tree-view.ts'

export const RowLabels = memo(({ view, rows }: { view: TreeView; rows: readonly number[] }) => (
  <div className="row-labels" aria-hidden>
    {rows.map((row) => (
      <div
        key={row}
        className="row-label"
        style={{ top: view.drawing.topOf(row), '--row': `${view.drawing.size.row}px` }}
      >
        <span>
          <Label label={view.lineage.labels[row] ?? ''} />
        </span>
        <small>{countLabel(countOf(view, row))}</small>
      </div>
    ))}
  </div>
))

function Label({ label }: { label: string }) {
  const parts = splitOrdinal(label)
  if (!parts) return label
  const [before, suffix, after] = parts
  return (
    <>
      {before}
      <sup>{suffix}</sup>
      {after}
    </>
  )
}
