// The bar over the pages of a PDF: which page is seen, how large, and the words that are looked for.
import { plural } from '@aerie/text/plurals'
import './pdf.css'
import { ChevronDown, ChevronUp, Minus, Plus, Search } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { pagesWith } from '#features/documents/finding/find-in-pages.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { readTexts } from './page-texts.ts'
import { usePageInView } from './use-page-in-view.ts'

interface PdfBarProps {
  pdf: PDFDocumentProxy
  frame: RefObject<HTMLElement | null>
  sought: string
  onSeek: (sought: string) => void
  onPage: (page: number) => void
  onSmaller: (() => void) | undefined
  onLarger: (() => void) | undefined
}

export function PdfBar({ pdf, frame, sought, onSeek, onPage, onSmaller, onLarger }: PdfBarProps) {
  const page = usePageInView(frame, pdf)
  const found = useFound(pdf, sought)
  const next = (step: 1 | -1) => {
    const pages = step === 1 ? found : found?.toReversed()
    const following = pages?.find((one) => (one - page) * step > 0) ?? pages?.[0]
    if (following) onPage(following)
  }
  return (
    <div className="pdf-bar" role="toolbar" aria-label="Pages">
      <span className="num" role="status">
        Page {page} of {pdf.numPages}
      </span>
      <IconButton label="Smaller" disabled={!onSmaller} onClick={onSmaller}>
        <Minus />
      </IconButton>
      <IconButton label="Larger" disabled={!onLarger} onClick={onLarger}>
        <Plus />
      </IconButton>
      <form
        className="pdf-search"
        onSubmit={(event) => {
          event.preventDefault()
          next(1)
        }}
      >
        <Input
          type="search"
          icon={<Search />}
          placeholder="Find in this document"
          aria-label="Find in this document"
          value={sought}
          onChange={({ target }) => onSeek(target.value)}
        />
      </form>
      {sought.trim() !== '' && (
        <>
          <span className="num" role="status">
            {foundWords(found)}
          </span>
          <IconButton label="Previous match" disabled={!found?.length} onClick={() => next(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton label="Next match" disabled={!found?.length} onClick={() => next(1)}>
            <ChevronDown />
          </IconButton>
        </>
      )}
    </div>
  )
}

function foundWords(found: readonly number[] | undefined) {
  if (!found) return 'Looking…'
  if (found.length === 0) return 'Not found'
  return `On ${found.length} ${plural(found.length, 'page')}`
}

/** Undefined while the texts are being read, which begins with the first letter. */
function useFound(pdf: PDFDocumentProxy, sought: string) {
  const [texts, setTexts] = useState<string[]>()
  const isWanted = sought.trim() !== ''
  useEffect(() => {
    let isOver = false
    if (isWanted) void readTexts(pdf).then((read) => !isOver && setTexts(read))
    return () => {
      isOver = true
    }
  }, [pdf, isWanted])
  return texts && pagesWith(texts, sought)
}
