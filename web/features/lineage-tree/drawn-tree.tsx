// The tree as it is drawn in a window of known width: the minimap over it, its rows in view, and what pointer and keys do.
import './tree.css'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useProfileLinks } from '#features/lineage/node/use-profile-links.ts'
import { CompactView } from './compact-view.tsx'
import { Minimap } from './minimap.tsx'
import { OutlineLink } from './outline-link.tsx'
import { RowLabels } from './row-labels.tsx'
import { RowPointers } from './row-pointers.tsx'
import { TracedLines } from './traced-lines.tsx'
import { TreeRow } from './tree-row.tsx'
import type { TreeView } from './tree-view.ts'
import { useDragging } from './use-dragging.ts'
import { usePointing } from './use-pointing.ts'
import { useTreeKeys } from './use-tree-keys.ts'
import { useTreeScroll } from './use-tree-scroll.ts'
import { useTreeWindow } from './use-tree-window.ts'

/** Whom one has come for; a new one each time, so that he is gone to again. */
export interface Destination {
  index: number
  takesFocus: boolean
}

export interface DrawnTreeProps {
  view: TreeView
  pan: RefObject<HTMLDivElement | null>
  /** The width of the window in which it stands, in CSS pixels. */
  room: number
  /** One line alone: all its rows are there from the beginning. */
  isLine: boolean
  label: string
  destination: Destination | null
  /** A brother touched by a finger, or somebody in the compact view. */
  onTouched: (index: number) => void
}

export function DrawnTree({ view, pan, room, isLine, label, destination, onTouched }: DrawnTreeProps) {
  const { drawing, tracing, lineage } = view
  const tree = useRef<HTMLDivElement>(null)
  const isCompact = drawing.size.name === 'threads'
  const { pieces, rows, reveal, updateVisible } = useTreeWindow(pan, drawing, isLine || isCompact)
  const { goTo, scrollTo, focused } = useTreeScroll({ view, pan, tree, reveal, updateVisible })
  useDestinationOnce(destination, goTo)
  const pointing = usePointing({ view, tree, focused, onTouched })
  const onKeyDown = useTreeKeys({ view, focused, goTo })
  const dragging = useDragging(pan)
  const links = useProfileLinks()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come into view is marked
  useLayoutEffect(() => pointing.mark(), [pointing, pieces])
  const width = `max(100%, ${drawing.width + MARGIN}px)`
  return (
    <>
      {!isCompact && drawing.width > WIDE * room && <Minimap {...view} pan={pan} onScrollTo={scrollTo} />}
      <div ref={pan} className="tree-pan" {...dragging}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
        <div
          ref={tree}
          className="tree"
          role="group"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the one tab stop; from it the arrow keys lead on
          tabIndex={0}
          data-size={drawing.size.name}
          style={{ width, height: rows.length * drawing.size.row + MARGIN, '--plate': `${drawing.size.portrait}px` }}
          {...links}
          {...pointing.handlers}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            links.onFocus(event)
            pointing.onFocus(event)
            if (event.target === tree.current && tree.current?.matches(':focus-visible')) goTo(focused.index, true)
          }}
        >
          <OutlineLink />
          {isCompact && <CompactView lineage={lineage} drawing={drawing} />}
          <TracedLines drawing={drawing} tracing={tracing} />
          {!isCompact && <RowPointers view={view} pan={pan} room={room} rows={rows} onGo={goTo} />}
          <RowLabels view={view} rows={rows} />
          {!isCompact &&
            rows.map((row, place) => {
              const list = pieces.get(place)
              return list && <TreeRow key={row} view={view} row={row} pieces={list} />
            })}
        </div>
      </div>
    </>
  )
}

/** From so many windows on a tree has a minimap. */
const WIDE = 1.2

/** Once for each destination, and after the tree has been drawn. */
function useDestinationOnce(destination: Destination | null, goTo: (index: number, takesFocus: boolean) => void) {
  const done = useRef<Destination>(null)
  useEffect(() => {
    if (!destination || done.current === destination) return
    const frame = requestAnimationFrame(() => {
      done.current = destination
      goTo(destination.index, destination.takesFocus)
    })
    return () => cancelAnimationFrame(frame)
  }, [destination, goTo])
}

/** In CSS pixels, below the last row and at the right. */
const MARGIN = 12
