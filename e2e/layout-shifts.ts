// Notes in a page what is moved without anybody having asked for it.
import type { Page } from 'playwright-core'

interface Counted {
  /** What stands in it, else all. */
  within?: string
  /** What moved before as well. */
  buffered?: boolean
  /** What moved up or down: words that grow or shrink move those beside them in their line. */
  isVertical?: boolean
}

/** Runs in the page. */
export function countShifts({ within, buffered = false, isVertical = false }: Counted) {
  const seen = window as unknown as { shifted: string[] }
  seen.shifted = []
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  new PerformanceObserver((list) => {
    const moved = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)
    for (const { node, previousRect, currentRect } of moved) {
      if (isVertical && previousRect.y === currentRect.y && previousRect.height === currentRect.height) continue
      const element = node instanceof Element ? node : node?.parentElement
      if (!within || element?.closest(within)) seen.shifted.push(element?.outerHTML.slice(0, 200) ?? '')
    }
  }).observe({ type: 'layout-shift', buffered })
}

/** Waits until a page's fonts have come and what they move has moved: that is told a frame after they are ready. */
export const fontsDrawn = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
    await document.fonts.ready
    await nextFrame()
    await nextFrame()
  })

/** Runs in the page. */
export const shiftsSoFar = () => (window as unknown as { shifted: string[] }).shifted
