// Scrolls the tree: to a brother, to where the minimap is pressed, and staying in the middle when the size changes.

import type { Drawing } from '@aerie/lineage-layout/drawing/drawing'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TreeView } from './tree-view.ts'

interface TreeScrollOptions {
  view: TreeView
  pan: RefObject<HTMLElement | null>
  tree: RefObject<HTMLElement | null>
  /** So far down the rows are to be there. */
  reveal: (place: number) => void
  /** Puts on the page what is in the window now. */
  updateVisible: () => unknown
}

/** Who has the focus, or had it last: from him the arrow keys lead on. */
export interface TreeFocus {
  index: number
}

/** What stands over the tree at the top of the window, in CSS pixels. */
const COVERED = 90

export function useTreeScroll({ view, pan, tree, reveal, updateVisible }: TreeScrollOptions) {
  const { drawing, lineage } = view
  const [focused] = useState<TreeFocus>(() => ({ index: firstOf(view) }))
  useKeptMiddle(view, { pan, reveal, focused })
  const scrollPage = useCallback(
    (x: number, place: number, always: boolean) => {
      if (!pan.current || !tree.current) return
      // The labels cover the left of the window.
      pan.current.scrollLeft = x - (pan.current.clientWidth + drawing.size.lead) / 2
      const top = scrollY + tree.current.getBoundingClientRect().top + place * drawing.size.row
      const isSeen = top > scrollY + COVERED && top + drawing.size.row < scrollY + innerHeight
      if (always || !isSeen) window.scrollTo({ top: top - innerHeight / 2 + drawing.size.row / 2, behavior: 'instant' })
    },
    [drawing, pan, tree],
  )
  const goTo = useCallback(
    (index: number, takesFocus: boolean) => {
      const place = drawing.rows.indexOf(lineage.forest.row[index] ?? -1)
      if (place < 0) return
      flushSync(() => reveal(place))
      scrollPage(drawing.xOf(index), place, false)
      flushSync(() => void updateVisible())
      focused.index = index
      const node = tree.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
      if (takesFocus) node?.focus({ preventScroll: true })
    },
    [drawing, lineage, reveal, scrollPage, updateVisible, focused, tree],
  )
  const scrollTo = useCallback(
    (x: number, y: number) => {
      const place = Math.max(0, Math.min(drawing.rows.length - 1, Math.floor(y / drawing.size.row)))
      flushSync(() => reveal(place))
      scrollPage(x, place, true)
    },
    [drawing, reveal, scrollPage],
  )
  return { goTo, scrollTo, focused }
}

const firstOf = ({ lineage, drawing }: TreeView) =>
  lineage.me ?? drawing.rows.flatMap((row) => drawing.layout.rows[row] ?? [])[0] ?? 0

/** A tree that comes is panned to where one stands; one whose size changes stays where it was. */
function useKeptMiddle(
  { drawing, lineage }: TreeView,
  { pan, reveal, focused }: Pick<TreeScrollOptions, 'pan' | 'reveal'> & { focused: TreeFocus },
) {
  const before = useRef<Drawing>(null)
  useLayoutEffect(() => {
    const { current: box } = pan
    const { current: last } = before
    before.current = drawing
    if (!box || last === drawing) return
    const half = box.clientWidth / 2
    if (last?.layout !== drawing.layout) {
      const shown = [focused.index, lineage.me ?? -1].find((index) =>
        drawing.layout.rows[lineage.forest.row[index] ?? -1]?.includes(index),
      )
      if (shown !== undefined) box.scrollLeft = drawing.xOf(shown) - half - drawing.size.lead / 2
      return
    }
    const middle = (box.scrollLeft + half - last.size.lead) / last.size.pitch
    box.scrollLeft = middle * drawing.size.pitch + drawing.size.lead - half
    const { top } = box.getBoundingClientRect()
    const row = (innerHeight / 2 - top) / last.size.row
    if (row < ROWS_IN_SIGHT) return
    reveal(Math.ceil(row))
    const frame = requestAnimationFrame(() =>
      window.scrollTo({ top: scrollY + top + row * drawing.size.row - innerHeight / 2, behavior: 'instant' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [drawing, lineage, pan, reveal, focused])
}

/** With so few rows above its middle the page need not scroll. */
const ROWS_IN_SIGHT = 3
