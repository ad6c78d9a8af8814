// One page of a PDF: drawn when it comes near the window, with its text over it to be selected and found.
import './pdf.css'
import '#features/documents/finding/finding.css'
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { showFound } from '#features/documents/finding/show-found.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** In CSS pixels. */
  width: number
  /** Height by width, until the page says its own. */
  ratio: number
  sought: string
  /** Is told of the first place on the page where that is to be seen. */
  onFirst: ((first: Range) => void) | undefined
}

/** No phone draws more pixels on one canvas. */
const MOST_PIXELS = 16_000_000

export function PdfPage({ pdf, number, width, ratio, sought, onFirst }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const { page, isUnreadable } = usePage(pdf, number, isNear)
  const view = page?.getViewport({ scale: 1 })
  const height = width * (view ? view.height / view.width : ratio)
  return (
    <section
      ref={frame}
      className="pdf-page"
      data-page={number}
      aria-label={`Page ${number} of ${pdf.numPages}`}
      style={{ width, height }}
    >
      {isNear && !page && !isUnreadable && <Drawing />}
      {page && isNear && <Drawn page={page} width={width} sought={sought} onFirst={onFirst} />}
    </section>
  )
}

function Drawn({
  page,
  width,
  sought,
  onFirst,
}: Pick<PdfPageProps, 'width' | 'sought' | 'onFirst'> & { page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (!canvas.current || !text.current) return
    const scale = width / page.getViewport({ scale: 1 }).width
    const view = page.getViewport({ scale })
    const sharpness = Math.min(devicePixelRatio, Math.sqrt(MOST_PIXELS / (view.width * view.height)))
    canvas.current.width = Math.floor(view.width * sharpness)
    canvas.current.height = Math.floor(view.height * sharpness)
    text.current.replaceChildren()
    text.current.style.setProperty('--total-scale-factor', String(scale))
    const drawing = page.render({ canvas: canvas.current, viewport: page.getViewport({ scale: scale * sharpness }) })
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text.current,
      viewport: view,
    })
    // What is called off, since the page has gone or changed its size, is nobody's failure.
    void Promise.allSettled([drawing.promise, layer.render()]).then(() => setDrawn((times) => times + 1))
    return () => {
      drawing.cancel()
      layer.cancel()
    }
  }, [page, width])
  useEffect(() => {
    if (drawn === 0 || !text.current) return
    const { first, clear } = showFound(text.current, sought, onFirst ? text.current : null)
    if (first) onFirst?.(first)
    return clear
  }, [drawn, sought, onFirst])
  return (
    <>
      {drawn === 0 && <Drawing />}
      <canvas ref={canvas} />
      <div ref={text} className="pdf-text" />
    </>
  )
}

/** A paper of pictures takes a while, on a phone above all. */
const Drawing = () => (
  <div className="pdf-drawing" role="status">
    <Spinner />
    <span className="sr-only">The page is being drawn</span>
  </div>
)

/** Whether it is in the window, or a page away from it. */
function useNear(frame: React.RefObject<HTMLDivElement | null>) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: frame.current.closest('.document-stage'),
      rootMargin: '100% 0px',
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  return isNear
}

function usePage(pdf: PDFDocumentProxy, number: number, isWanted: boolean) {
  const [page, setPage] = useState<PDFPageProxy>()
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    let isOver = false
    if (isWanted)
      pdf.getPage(number).then(
        (came) => !isOver && setPage(came),
        // A page that cannot be read stays white; the others are shown.
        () => !isOver && setUnreadable(true),
      )
    return () => {
      isOver = true
    }
  }, [pdf, number, isWanted])
  return { page, isUnreadable }
}
