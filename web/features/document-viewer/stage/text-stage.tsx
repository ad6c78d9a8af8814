// A text as it stands in the viewer.
import './document-stage.css'
import { documentViewUrl } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFound } from '#features/documents/finding/use-found.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

/** A browser lays out no more of it in a moment. */
const LONGEST_SHOWN = 500_000

const textQuery = (document: Document) =>
  queryOptions({
    queryKey: [documents.view.path, String(document.id), String(document.version)],
    queryFn: async () => (await fetchFile(documentViewUrl(document))).content.text(),
    gcTime: 0,
  })

export const TextStage = ({ document, sought }: { document: Document; sought: string }) => (
  <QueryState
    query={useQuery(textQuery(document))}
    skeleton={<TextSkeleton />}
    failure="The document could not be loaded"
  >
    {(text) => <PlainText text={text} sought={sought} />}
  </QueryState>
)

export function PlainText({ text, sought }: { text: string; sought: string }) {
  const frame = useRef<HTMLPreElement>(null)
  useFound(frame, sought)
  return (
    <pre ref={frame}>
      {text.slice(0, LONGEST_SHOWN)}
      {text.length > LONGEST_SHOWN && '\n\n… The rest is in the file: download it.'}
    </pre>
  )
}

const LINES = ['90%', '70%', '85%', '60%', '75%']

const TextSkeleton = () => (
  <Loading label="Loading the document" className="grid content-start gap-3 p-6">
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Loading>
)
