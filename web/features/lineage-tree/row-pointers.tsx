// At a row whose brothers all stand outside the window: a small arrow that leads to the nearest of them.
import './row-pointers.css'
import { nearestOf } from '@aerie/lineage-layout/drawing/nearest'
import { outsideSide } from '@aerie/lineage-layout/drawing/outside-side'
import { ArrowRight } from 'lucide-react'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { countLabel } from '#features/lineage/model/words.ts'
import { countOf, type TreeView } from './tree-view.ts'
import { onceAFrame } from './use-tree-window.ts'

interface RowPointersProps {
  view: TreeView
  pan: RefObject<HTMLElement | null>
  /** The width of the window, in CSS pixels. */
  room: number
  rows: readonly number[]
  onGo: (index: number, takesFocus: boolean) => void
}

/** Within the tree's one tab stop: the keyboard has Page Up and Page Down for it. */
export const RowPointers = memo(({ view, pan, room, rows, onGo }: RowPointersProps) => {
  const { drawing, lineage } = view
  const { size } = drawing
  const column = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come, and another width, are looked at
  useEffect(() => {
    let last = -1
    return onceAFrame(pan.current, () => {
      const left = pan.current?.scrollLeft ?? 0
      if (left !== last) updatePointers(column.current, view, { from: left + coveredBy(view), to: left + room })
      last = left
    })
  }, [view, pan, room, rows])
  const goTo = (row: number) => {
    const middle = (pan.current?.scrollLeft ?? 0) + room / 2
    const index = nearestOf(drawing, drawing.layout.rows[row] ?? [], middle)
    if (index !== undefined) onGo(index, true)
  }
  return (
    <div ref={column} className="row-pointers" style={{ width: room, '--covered': `${coveredBy(view)}px` }}>
      {rows.map((row) => (
        <button
          key={row}
          type="button"
          tabIndex={-1}
          hidden
          className="row-pointer"
          data-row={row}
          style={{ top: drawing.topOf(row) + size.middle }}
          aria-label={`${lineage.labels[row]}: to the nearest of ${countLabel(countOf(view, row))}`}
          onClick={() => goTo(row)}
        >
          <ArrowRight />
        </button>
      ))}
    </div>
  )
})

/** The labels of the rows stand over the left of the window, but for phones. */
const coveredBy = ({ drawing }: TreeView) => (drawing.size.lead > NARROW ? drawing.size.lead : 0)
const NARROW = 60

function updatePointers(column: HTMLElement | null, { drawing }: TreeView, window: { from: number; to: number }) {
  for (const button of column?.querySelectorAll<HTMLElement>('.row-pointer') ?? []) {
    const places = (drawing.layout.rows[Number(button.dataset.row)] ?? []).map(drawing.xOf)
    const side = outsideSide(places, drawing.size.half, window)
    if (button.dataset.side === (side ?? undefined)) continue
    button.hidden = side === null
    if (side) button.dataset.side = side
    else delete button.dataset.side
  }
}
