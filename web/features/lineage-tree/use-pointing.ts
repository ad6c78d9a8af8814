// Pointing at somebody, or standing at him, traces his line; a finger's touch opens a card in place of the profile.

import { nearestTo } from '@aerie/lineage-layout/drawing/nearest'
import { type FocusEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo } from 'react'
import type { TreeView } from './tree-view.ts'
import type { TreeFocus } from './use-tree-scroll.ts'

interface PointingOptions {
  view: TreeView
  tree: RefObject<HTMLElement | null>
  focused: TreeFocus
  onTouched: (index: number) => void
}

export function usePointing({ view, tree, focused, onTouched }: PointingOptions) {
  const { lineage, drawing, tracing } = view
  const pointing = useMemo(() => {
    let lastPlace = ''
    let pointed: number | null = null
    const trace = (index: number) => tracing.point({ people: lineage.lineOf(index), isPath: false })
    return {
      /** What is drawn anew is marked anew. */
      mark() {
        markTraced(tree.current, view)
        // Whoever had the focus may have gone out of view, and with him the focus.
        keepTabStop(tree.current, document.activeElement)
      },
      onFocus(event: FocusEvent) {
        keepTabStop(tree.current, event.target)
        const place = event.target.closest<HTMLElement>('[data-place]')
        if (!place) return
        const index = Number(place.dataset.place)
        focused.index = index
        if (event.target.matches(':focus-visible')) trace(index)
      },
      handlers: {
        onPointerMove(event: PointerEvent) {
          // A page that scrolls under a resting mouse points at nobody.
          const place = `${event.clientX} ${event.clientY}`
          if (event.pointerType === 'touch' || place === lastPlace) return
          lastPlace = place
          const index = indexAt(event.target)
          if (index === pointed && tracing.traced() !== null) return
          pointed = index
          if (index === null) tracing.point(null)
          else trace(index)
        },
        onPointerLeave() {
          pointed = null
          tracing.point(null)
        },
        onBlur({ relatedTarget }: FocusEvent) {
          tracing.point(null)
          keepTabStop(tree.current, relatedTarget)
        },
        onClickCapture(event: MouseEvent) {
          const isCompact = drawing.size.name === 'threads'
          const index = isCompact ? nearestAt(event, tree.current, view) : indexAt(event.target)
          if (index === null || !(isCompact || isTouch(event.nativeEvent))) return
          event.preventDefault()
          event.stopPropagation()
          focused.index = index
          onTouched(index)
        },
      },
    }
  }, [view, lineage, drawing, tracing, tree, focused, onTouched])
  useEffect(() => tracing.subscribe(pointing.mark), [tracing, pointing])
  return pointing
}

const isTouch = (event: Event) => event instanceof window.PointerEvent && event.pointerType === 'touch'

function indexAt(target: EventTarget): number | null {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return node ? Number(node.dataset.index) : null
}

/** While the focus is within, the tree itself is passed over: the way back leads out of it. */
function keepTabStop(tree: HTMLElement | null, focused: EventTarget | null) {
  const isWithin = focused instanceof Node && focused !== tree && tree?.contains(focused)
  const tabIndex = isWithin ? -1 : 0
  if (tree && tree.tabIndex !== tabIndex) tree.tabIndex = tabIndex
}

function nearestAt({ clientX, clientY }: MouseEvent, tree: HTMLElement | null, view: TreeView) {
  if (!tree) return null
  const { left, top } = tree.getBoundingClientRect()
  return nearestTo(view.drawing, clientX - left, clientY - top)
}

/** React does not draw this attribute: pointing draws no node anew. */
function markTraced(tree: HTMLElement | null, { tracing }: TreeView) {
  const traced = tracing.traced()
  if (traced === null && !tree?.hasAttribute('data-tracing')) return
  tree?.toggleAttribute('data-tracing', traced !== null)
  for (const node of tree?.querySelectorAll<HTMLElement>('[data-index]') ?? [])
    node.toggleAttribute('data-traced', traced?.people.has(Number(node.dataset.index)) ?? false)
}
