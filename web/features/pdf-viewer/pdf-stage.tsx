// A PDF in the viewer: its pages under each other, as wide as wanted, with their words to be found.
import './pdf.css'
import type { Document } from '@aerie/contract/documents'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { PdfBar } from './pdf-bar.tsx'
import { PdfPage } from './pdf-page.tsx'
import { useAim } from './use-aim.ts'
import { usePdf } from './use-pdf.ts'
import { useStageWidth } from './use-stage-width.ts'

interface PdfStageProps {
  document: Document
  /** Where it opens; at its beginning without it. */
  page: number | undefined
  /** Words that are marked from the beginning, or none. */
  sought: string
  /** Where it cannot be shown. */
  instead: ReactNode
}

export function PdfStage({ document, page, sought, instead }: PdfStageProps) {
  const { query, pdf, isBroken } = usePdf(document)
  if (isBroken) return instead
  return (
    <QueryState query={query} skeleton={<PdfSkeleton />} failure="The document could not be loaded">
      {() => (pdf ? <Pages pdf={pdf} first={page} given={sought} /> : <PdfSkeleton />)}
    </QueryState>
  )
}

/** Of the width of the stage. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3]
const WHOLE = ZOOMS.indexOf(1)
/** In CSS pixels: wider lines are read with effort. */
const WIDEST = 900

function Pages({ pdf, first, given }: { pdf: PDFDocumentProxy; first: number | undefined; given: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useStageWidth(frame)
  const [zoom, setZoom] = useState(WHOLE)
  const [sought, setSought] = useState(given)
  const { aimAt, onFirstOf } = useAim(frame, given ? first : undefined)
  const ratio = useFirstRatio(pdf)
  const width = Math.round(Math.min(stage, WIDEST) * (ZOOMS[zoom] ?? 1))
  const goTo = (page: number) => {
    frame.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView()
    aimAt(page)
  }
  const isLaidOut = ratio !== undefined && stage > 0
  useEffect(() => {
    if (isLaidOut && first) frame.current?.querySelector(`[data-page="${first}"]`)?.scrollIntoView()
  }, [isLaidOut, first])
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  return (
    <div ref={frame} className="pdf">
      <PdfBar
        pdf={pdf}
        frame={frame}
        sought={sought}
        onSeek={(words) => {
          setSought(words)
          aimAt(undefined)
        }}
        onPage={goTo}
        onSmaller={zoom > 0 ? () => setZoom(zoom - 1) : undefined}
        onLarger={zoom < ZOOMS.length - 1 ? () => setZoom(zoom + 1) : undefined}
      />
      {isLaidOut && (
        <div className="pdf-pages">
          {numbers.map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              width={width}
              ratio={ratio}
              sought={sought}
              onFirst={onFirstOf(number)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Most papers have pages of one size. */
function useFirstRatio(pdf: PDFDocumentProxy) {
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    void pdf.getPage(1).then((page) => {
      const { width, height } = page.getViewport({ scale: 1 })
      setRatio(height / width)
    })
  }, [pdf])
  return ratio
}

const PdfSkeleton = () => (
  <Loading label="Loading the document" className="pdf-pages">
    <Skeleton className="aspect-[1/1.414] h-auto! w-full max-w-[900px]" />
  </Loading>
)
