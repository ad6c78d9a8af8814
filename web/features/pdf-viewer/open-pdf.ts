// Opens PDF files in the browser: without their scripts, and with nothing fetched from elsewhere.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { PART_LENGTH, type PdfBeginning, PdfParts } from './pdf-parts.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Where the build lays what few files need: `pdf-files-plugin.ts`. */
const FILES = `/assets/pdfjs-${version}`

/** To be ended by `destroy` of its loading task; `onFailure` where the rest of it does not come. */
export function openPdf(
  beginning: PdfBeginning,
  onFailure: () => void,
): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  const { content, size } = beginning
  // It is taken over by the thread that reads it.
  const whole = { data: content.slice(0) }
  const task = getDocument({
    ...(content.byteLength === size ? whole : { range: new PdfParts(beginning, onFailure) }),
    rangeChunkSize: PART_LENGTH,
    disableAutoFetch: true,
    // Where a system has not the fonts that every reader has, what it has instead is of other widths.
    useSystemFonts: false,
    standardFontDataUrl: `${FILES}/standard_fonts/`,
    cMapUrl: `${FILES}/cmaps/`,
    enableXfa: false,
    // Pages of this site may run none.
    useWasm: false,
    stopAtErrors: false,
  })
  return { opened: task.promise, close: () => void task.destroy() }
}
