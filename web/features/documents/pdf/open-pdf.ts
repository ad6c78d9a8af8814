// Opens PDF files in the browser: without their scripts, and with nothing fetched from elsewhere.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** To be ended by `destroy` of its loading task. */
export function openPdf(content: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    data: content,
    enableXfa: false,
    // Pages of this site may run none.
    useWasm: false,
    stopAtErrors: false,
  })
  return { opened: task.promise, close: () => void task.destroy() }
}
