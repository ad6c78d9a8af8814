// Prints a poster alone, on a page of its own size: what the browser saves as PDF stays a drawing.
import './print-poster.css'
import type { Poster } from './draw-poster.ts'
import { onPaper, type Paper, pageFor } from './paper.ts'

export function printPoster(poster: Poster, paper: Paper) {
  const page = pageFor(poster, paper)
  const rules = new CSSStyleSheet()
  rules.replaceSync(`@page { size: ${page.width}mm ${page.height}mm; margin: 0 }`)
  const drawing = new DOMParser().parseFromString(onPaper(poster, paper), 'image/svg+xml').documentElement
  const place = document.createElement('div')
  place.className = 'print-poster'
  place.append(document.importNode(drawing, true))
  const clear = () => {
    place.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
  document.body.append(place)
  addEventListener('afterprint', clear, { once: true })
  print()
}
