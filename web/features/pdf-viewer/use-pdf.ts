// A PDF that is being shown: fetched in parts, opened, and closed when nobody looks at it any more.
import { documentViewUrl } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import { fetchBeginning } from './pdf-parts.ts'

const fileQuery = (document: Document) =>
  queryOptions({
    queryKey: [documents.view.path, String(document.id), String(document.version)],
    queryFn: () => fetchBeginning(documentViewUrl(document)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function usePdf(document: Document) {
  const query = useQuery(fileQuery(document))
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [isBroken, setBroken] = useState(false)
  const { data, refetch } = query
  useEffect(() => {
    if (!data) return
    const { opened, close } = openPdf(data, () => void refetch())
    opened.then(setPdf, () => setBroken(true))
    return () => {
      setPdf(undefined)
      close()
    }
  }, [data, refetch])
  return { query, pdf, isBroken }
}
