// What the viewer shows of a document: the server says as what.
import './document-stage.css'
import type { DocumentContent } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { contentQuery } from './content-query.ts'
import { PreviewNotAvailable } from './preview-not-available.tsx'
import { StageWaiting } from './stage-waiting.tsx'
import { TextStage } from './text-stage.tsx'

const pdfStage = lazyCode(() => import('../pdf/pdf-stage.tsx'))

interface StageProps {
  document: Document
  /** Where it opens; at its beginning without it. */
  page: number | undefined
  onDownload: () => void
}

/** A new version begins anew. */
export const Stage = (props: StageProps) => (
  <section
    className="document-stage"
    aria-label={props.document.title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    tabIndex={0}
  >
    <Answered key={`${props.document.id} ${props.document.version}`} {...props} />
  </section>
)

const Answered = (props: StageProps) => (
  <QueryState
    query={useQuery(contentQuery(props.document))}
    skeleton={<StageWaiting />}
    failure="The document did not arrive"
  >
    {(content) => ('state' in content ? <StageWaiting isMaking /> : <Shown {...props} content={content} />)}
  </QueryState>
)

function Shown({ document, page, onDownload, content }: StageProps & { content: DocumentContent }) {
  const [isBroken, setBroken] = useState(false)
  const { viewerUrl, shownAs, reason } = content
  const instead = (
    <PreviewNotAvailable document={document} {...(reason !== null && { reason })} onDownload={onDownload} />
  )
  if (isBroken) return instead
  switch (shownAs) {
    case 'text':
      return <TextStage document={document} />
    case 'pdf':
      return <Pdf document={document} page={page} instead={instead} />
    case 'image':
      return <img src={viewerUrl} alt={document.title} onError={() => setBroken(true)} />
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written any
        <video src={viewerUrl} controls playsInline aria-label={document.title} onError={() => setBroken(true)} />
      )
    default:
      return instead
  }
}

/** The library that reads PDF comes with the first of them. */
function Pdf(props: { document: Document; page: number | undefined; instead: ReactNode }) {
  const { data, ...code } = useCode(pdfStage)
  return (
    <QueryState query={{ data, ...code }} skeleton={<StageWaiting />} failure="The viewer did not arrive">
      {({ PdfStage }) => <PdfStage {...props} />}
    </QueryState>
  )
}
