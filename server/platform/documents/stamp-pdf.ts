// Writes into a PDF for whom the copy was made: the mark as a layer that nobody sees, and faint lines that say so.

import type { Size } from '@aerie/watermark/canonical'
import {
  concatTransformationMatrix,
  drawObject,
  ParseSpeeds,
  PDFDocument,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import { LINE_SIZE } from './stamp/embedded-letters.ts'
import { addLayer, LAYER_OPACITY, type LayerMark } from './stamp/mark-layer.ts'
import { seenPage } from './stamp/seen-page.ts'
import { type WrittenLine, writeLine } from './stamp/written-line.ts'

export interface Stamp extends LayerMark {
  /** What the faint lines say. */
  line: string
  /** Ends them where a letter of theirs is in no font. */
  besides: string
  /** Stands among the keywords of the file. */
  code: string
}

const MARGIN = 14
const FAINT = 0.28

/**
 * The same of the same file and stamp. What only its owner’s password protects is opened as every reader opens it. Throws where
 * it is no PDF that can be written.
 */
export async function stampPdf(file: Uint8Array, stamp: Stamp): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const line = await writeLine(pdf, stamp.line, stamp.besides)
  const forms = new Map<string, PDFRef>()
  for (const page of pdf.getPages()) {
    const { width, height, matrix } = seenPage(page)
    const name = `${width} ${height}`
    const form = forms.get(name) ?? addForm(pdf, { width, height }, stamp, line)
    forms.set(name, form)
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject(page.node.newXObject('Mark', form)),
      popGraphicsState(),
    )
  }
  pdf.setKeywords([...(pdf.getKeywords()?.split(/\s+/) ?? []), stamp.code])
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY })
}

/** Mark and lines of all pages of a size, as they are seen. */
function addForm({ context }: PDFDocument, { width, height }: Size, stamp: Stamp, line: WrittenLine) {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  const left = (width - line.width) / 2
  // One is left of what is cut.
  const heights = [MARGIN, height / 2, height - MARGIN - LINE_SIZE]
  const operators = [
    `q /Layer gs ${width} 0 0 ${height} 0 0 cm /Mark Do Q`,
    'q /Faint gs 0.4 g',
    ...heights.map((at) => `BT 1 0 0 1 ${left} ${at} Tm ${line.operators} ET`),
    'Q',
  ]
  const form = context.flateStream(operators.join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: {
      XObject: { Mark: addLayer(context, size, stamp) },
      ExtGState: { Layer: { ca: LAYER_OPACITY }, Faint: { ca: FAINT } },
      Font: line.fonts,
    },
  })
  return context.register(form)
}
