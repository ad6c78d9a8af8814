// Papers for a poster, and how a drawing is laid on them.
import type { Poster } from './draw-poster.ts'

export const PAPERS = ['own', 'a0', 'a1', 'a2', 'a3', 'a4', 'tabloid', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const PAPER_LABELS: Record<Paper, string> = {
  own: 'Its own size',
  a0: 'A0',
  a1: 'A1',
  a2: 'A2',
  a3: 'A3',
  a4: 'A4',
  tabloid: 'Tabloid (11 × 17 in)',
  letter: 'Letter (8.5 × 11 in)',
}

/** Upright, in millimetres. */
const SIZES: Record<Exclude<Paper, 'own'>, readonly [number, number]> = {
  a0: [841, 1189],
  a1: [594, 841],
  a2: [420, 594],
  a3: [297, 420],
  a4: [210, 297],
  tabloid: [279.4, 431.8],
  letter: [215.9, 279.4],
}

/** At its own size a node is 12 mm wide, in millimetres for each unit of the drawing. */
const OWN_SCALE = 0.27
/** The longest side that printers' software takes for a page, in millimetres. */
const LONGEST_PAGE = 5000

/** The width and height of the page in millimetres: upright or lengthways, as the drawing fits better. */
export function pageFor({ width, height }: Pick<Poster, 'width' | 'height'>, paper: Paper) {
  if (paper === 'own') {
    const scale = Math.min(OWN_SCALE, LONGEST_PAGE / width, LONGEST_PAGE / height)
    return { width: Math.round(width * scale), height: Math.round(height * scale) }
  }
  const [short, long] = SIZES[paper]
  return width > height ? { width: long, height: short } : { width: short, height: long }
}

/** The drawing on a page, in the middle of it. */
export function onPaper(poster: Poster, paper: Paper): string {
  const page = pageFor(poster, paper)
  return poster.svg.replace('<svg ', `<svg width="${page.width}mm" height="${page.height}mm" `)
}
