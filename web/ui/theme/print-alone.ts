// Prints one piece alone, as if nothing else were on the page.
import './print-alone.css'

/** `pageSize` is what CSS's @page takes, such as '420mm 594mm'; without it the printer's own is kept. */
export function printAlone(piece: Element, pageSize?: string) {
  const rules = new CSSStyleSheet()
  if (pageSize) rules.replaceSync(`@page { size: ${pageSize}; margin: 0 }`)
  const place = document.createElement('div')
  place.className = 'print-alone'
  place.append(piece)
  const clear = () => {
    place.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
  document.body.append(place)
  addEventListener('afterprint', clear, { once: true })
  print()
}
