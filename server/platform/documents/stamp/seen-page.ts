// A page as it is seen: how large, and where its lower left corner and its upright lie in the space of the page.

import type { Size } from '@aerie/watermark/canonical'
import { PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'

export interface SeenPage extends Size {
  /** From what is seen, in 1/72 inch, to the space of the page, as `cm` takes it. */
  matrix: [number, number, number, number, number, number]
}

/** In 1/72 inch, turned as the page says it is to be shown. */
export function seenPage(page: PDFPage): SeenPage {
  const { x, y, width, height } = shownBox(page)
  const unit = unitOf(page)
  const [right, top] = [x + width, y + height]
  const of = (size: Size, a: number, b: number, c: number, d: number, e: number, f: number): SeenPage => ({
    width: size.width * unit,
    height: size.height * unit,
    matrix: [a / unit, b / unit, c / unit, d / unit, e, f],
  })
  const turned = { width: height, height: width }
  switch (quarterTurns(page)) {
    case 1:
      return of(turned, 0, 1, -1, 0, right, y)
    case 2:
      return of({ width, height }, -1, 0, 0, -1, right, top)
    case 3:
      return of(turned, 0, -1, 1, 0, x, top)
    default:
      return of({ width, height }, 1, 0, 0, 1, x, y)
  }
}

/** Clockwise. */
const quarterTurns = (page: PDFPage) => ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4

/** Nothing outside of the medium is seen; a box that lies wholly beside it is taken as none. */
function shownBox(page: PDFPage) {
  const [media, crop] = [upright(page.getMediaBox()), upright(page.getCropBox())]
  const x = Math.max(media.x, crop.x)
  const y = Math.max(media.y, crop.y)
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : media
}

type Box = ReturnType<PDFPage['getMediaBox']>

/** Some name the other corners first. */
const upright = ({ x, y, width, height }: Box): Box => ({
  x: Math.min(x, x + width),
  y: Math.min(y, y + height),
  width: Math.abs(width),
  height: Math.abs(height),
})

/** How many 1/72 inch a unit of its space is. */
function unitOf(page: PDFPage) {
  const unit = page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1
  return unit > 0 ? unit : 1
}
