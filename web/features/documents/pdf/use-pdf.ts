// A PDF that is being shown: fetched, opened, and closed when nobody looks at it any more.
import { documentViewUrl } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { fetchFile } from '#lib/fetch-file.ts'
import { openPdf } from './open-pdf.ts'

const fileQuery = (document: Document) =>
  queryOptions({
    queryKey: [documents.view.path, String(document.id), String(document.version)],
    queryFn: async () => (await fetchFile(documentViewUrl(document))).content.arrayBuffer(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function usePdf(document: Document) {
  const query = useQuery(fileQuery(document))
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [isBroken, setBroken] = useState(false)
  const { data } = query
  useEffect(() => {
    if (!data) return
    // It is taken over by the thread that reads it.
    const { opened, close } = openPdf(data.slice(0))
    opened.then(setPdf, () => setBroken(true))
    return () => {
      setPdf(undefined)
      close()
    }
  }, [data])
  return { query, pdf, isBroken }
}
