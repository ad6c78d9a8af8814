// Which page is read: the one at the middle of the window.
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'

export function usePageInView(frame: RefObject<HTMLElement | null>, pdf: PDFDocumentProxy): number {
  const [page, setPage] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other pages
  useEffect(() => {
    const stage = frame.current?.closest('.document-stage')
    if (!stage) return
    const look = () => {
      const middle = stage.getBoundingClientRect().top + stage.clientHeight / 2
      const shown = [...stage.querySelectorAll<HTMLElement>('[data-page]')].find(
        (one) => one.getBoundingClientRect().bottom >= middle,
      )
      setPage(Number(shown?.dataset.page ?? 1))
    }
    stage.addEventListener('scroll', look, { passive: true })
    return () => stage.removeEventListener('scroll', look)
  }, [frame, pdf])
  return page
}
