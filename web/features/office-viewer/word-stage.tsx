// A Word file in the viewer: laid out in a frame that has its bytes, and neither an origin nor a network.
import './word.css'
import type { DocumentContent } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fetchFile } from '#lib/fetch-file.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { useWordFrame } from './use-word-frame.ts'

interface WordStageProps {
  document: Document
  viewerUrl: DocumentContent['viewerUrl']
  /** Words that are marked, or none. */
  sought: string
  /** Where it cannot be shown. */
  instead: ReactNode
  waiting: ReactNode
}

const fileQuery = ({ id, version }: Document, viewerUrl: string) =>
  queryOptions({
    queryKey: [documents.view.path, String(id), String(version)],
    queryFn: async () => (await fetchFile(viewerUrl)).content.arrayBuffer(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function WordStage({ document, viewerUrl, sought, instead, waiting }: WordStageProps) {
  const query = useQuery(fileQuery(document, viewerUrl))
  return (
    <QueryState query={query} skeleton={waiting} failure="The document could not be loaded">
      {(bytes) => <Frame title={document.title} bytes={bytes} sought={sought} instead={instead} waiting={waiting} />}
    </QueryState>
  )
}

/** Of the width of the frame, or of the paper where that is smaller. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3]
const WHOLE = ZOOMS.indexOf(1)

interface FrameProps extends Pick<WordStageProps, 'sought' | 'instead' | 'waiting'> {
  title: string
  bytes: ArrayBuffer
}

function Frame({ title, bytes, sought, instead, waiting }: FrameProps) {
  const [zoom, setZoom] = useState(WHOLE)
  const { frame, state } = useWordFrame(bytes, sought, ZOOMS[zoom] ?? 1)
  if (state === 'broken') return instead
  return (
    <div className="word" data-state={state}>
      <div className="word-bar" role="toolbar" aria-label="Size">
        <IconButton label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Minus />
        </IconButton>
        <IconButton label="Larger" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <Plus />
        </IconButton>
        <span>Laid out here: lines may break elsewhere than in Word</span>
      </div>
      {state === 'coming' && waiting}
      <iframe ref={frame} src="/word-frame.html" sandbox="allow-scripts" title={title} />
    </div>
  )
}
