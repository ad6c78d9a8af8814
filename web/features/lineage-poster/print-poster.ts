// Prints a poster alone, on a page of its own size: what the browser saves as PDF stays a drawing.
import { printAlone } from '#ui/theme/print-alone.ts'
import type { Poster } from './draw-poster.ts'
import { onPaper, type Paper, pageFor } from './paper.ts'

export function printPoster(poster: Poster, paper: Paper) {
  const page = pageFor(poster, paper)
  const drawing = new DOMParser().parseFromString(onPaper(poster, paper), 'image/svg+xml').documentElement
  printAlone(document.importNode(drawing, true), `${page.width}mm ${page.height}mm`)
}
