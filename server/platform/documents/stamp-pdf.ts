// Writes into a PDF for whom the copy was made: the mark as a layer that nobody sees, and faint lines that say so.
import { deflateSync } from 'node:zlib'
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { canonicalSize } from '../watermark/canonical.ts'
import { TILE_SIDE, TILE_UNIT } from '../watermark/carrier.ts'

export interface Stamp {
  /** As `tileOf` makes it. */
  tile: Int16Array
  /** Decides how fractions are rounded: the id of the copy. */
  seed: number
  /** What the faint lines say. */
  line: string
  /** Stands among the keywords of the file. */
  code: string
}

/** How dark the layer is in the mean, and by how much it varies, in 1/255 of black. */
const [MEAN, AMPLITUDE] = [2.2, 0.9]
const FONT_SIZE = 7
const MARGIN = 14
const FAINT = 0.28

/** The same of the same file and stamp. Throws where it is no PDF that can be written. */
export async function stampPdf(file: Uint8Array, stamp: Stamp): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const line = writable(stamp.line, font)
  const layers = new Map<string, PDFRef>()
  for (const page of pdf.getPages()) {
    const { width, height } = page.getCropBox()
    const size = canonicalSize({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
    const name = `${size.width} ${size.height}`
    const layer = layers.get(name) ?? makeLayer(pdf, size, stamp)
    layers.set(name, layer)
    drawLayer(page, layer)
    drawLines(page, line, font)
  }
  pdf.setKeywords([...(pdf.getKeywords()?.split(/\s+/) ?? []), stamp.code])
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false })
}

/** One black pixel, as wide as the page, that lets through what the mask says. */
function makeLayer({ context }: PDFDocument, { width, height }: { width: number; height: number }, stamp: Stamp) {
  const image = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  const mask = context.stream(deflateSync(maskOf(width, height, stamp), { level: 1 }), {
    ...image,
    Width: width,
    Height: height,
    Interpolate: true,
    Filter: 'FlateDecode',
  })
  const black = context.stream(Uint8Array.of(0), { ...image, Width: 1, Height: 1, SMask: context.register(mask) })
  return context.register(black)
}

function maskOf(width: number, height: number, { tile, seed }: Stamp) {
  const mask = new Uint8Array(width * height)
  let state = seed >>> 0
  for (let y = 0, at = 0; y < height; y++) {
    const row = ((2 * y) % TILE_SIDE) * TILE_SIDE
    for (let x = 0; x < width; x++, at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const share = (tile[row + ((2 * x) % TILE_SIDE)] ?? 0) / TILE_UNIT
      mask[at] = Math.max(0, Math.floor(MEAN - AMPLITUDE * share + state / 2 ** 32))
    }
  }
  return mask
}

function drawLayer(page: PDFPage, layer: PDFRef) {
  const { x, y, width, height } = page.getCropBox()
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(page.node.newXObject('Mark', layer)),
    popGraphicsState(),
  )
}

/** At the top, in the middle and at the foot, so that one is left of what is cut. */
function drawLines(page: PDFPage, line: string, font: PDFFont) {
  const { x, y, width, height } = page.getCropBox()
  const middle = x + (width - font.widthOfTextAtSize(line, FONT_SIZE)) / 2
  for (const at of [y + MARGIN, y + height / 2, y + height - MARGIN - FONT_SIZE])
    page.drawText(line, { x: middle, y: at, size: FONT_SIZE, font, color: rgb(0.4, 0.4, 0.4), opacity: FAINT })
}

/** The fonts that every reader has know the letters of western Europe alone. */
function writable(text: string, font: PDFFont) {
  const known = new Set(font.getCharacterSet())
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) => {
    if (isKnown(letter)) return letter
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return isKnown(bare) ? bare : '?'
  }).join('')
}
