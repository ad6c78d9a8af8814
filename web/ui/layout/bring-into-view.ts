// Brings the chosen one into view in a strip too narrow for all; the page itself stays where it is.

/** `chosen` selects it within the strip. */
export function bringIntoView(strip: HTMLElement | null, chosen: string) {
  const one = strip?.querySelector(chosen)
  if (!strip || !one) return
  const [around, own] = [strip.getBoundingClientRect(), one.getBoundingClientRect()]
  strip.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
}
