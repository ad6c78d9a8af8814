// Drawing on a canvas in the colours of the page.

/** The longest side of a canvas in browsers of today, in its own pixels. */
const LONGEST_SIDE = 16_384

/** Sharp on screens of high density, as far as a canvas may be large. */
export function context(canvas: HTMLCanvasElement, width: number, height: number) {
  const density = Math.min(2, devicePixelRatio, LONGEST_SIDE / width, LONGEST_SIDE / height)
  canvas.width = width * density
  canvas.height = height * density
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const pen = canvas.getContext('2d')
  pen?.scale(density, density)
  return pen
}

/** The ink of a line by its colour; of those without one, and of one's own place. */
export function inksOf(element: Element | null) {
  const style = element && getComputedStyle(element)
  const read = (name: string) => style?.getPropertyValue(name).trim() || 'gray'
  const known = new Map<string, string>()
  return (color: string) => {
    const ink = known.get(color) ?? read(VARIABLES[color] ?? `--lin-${color}-edge`)
    known.set(color, ink)
    return ink
  }
}

const VARIABLES: Record<string, string> = { none: '--ink-3', dashed: '--ink-3', own: '--foil' }
