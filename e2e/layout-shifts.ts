// Notes in a page what is moved without anybody having asked for it.

/** Runs in the page: of what stands `within`, or of all; what moved before is noted where it is `buffered`. */
export function countShifts({ within, buffered = false }: { within?: string; buffered?: boolean }) {
  const seen = window as unknown as { shifted: string[] }
  seen.shifted = []
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null }[]
  }
  new PerformanceObserver((list) => {
    const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node))
    for (const node of nodes) {
      const element = node instanceof Element ? node : node?.parentElement
      if (!within || element?.closest(within)) seen.shifted.push(element?.outerHTML.slice(0, 200) ?? '')
    }
  }).observe({ type: 'layout-shift', buffered })
}

/** Runs in the page. */
export const shiftsSoFar = () => (window as unknown as { shifted: string[] }).shifted
