// What the viewer shows of a document: the server says as what.
import './document-stage.css'
import type { DocumentContent } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type LazyCode, lazyCode, useCode } from '#lib/lazy-code.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { contentQuery } from './content-query.ts'
import { PreviewNotAvailable } from './preview-not-available.tsx'
import { StageWaiting } from './stage-waiting.tsx'
import { TextStage } from './text-stage.tsx'

const pdfStage = lazyCode(() => import('#features/pdf-viewer/pdf-stage.tsx'))
const wordStage = lazyCode(() => import('#features/office-viewer/word-stage.tsx'))
const tablesStage = lazyCode(() => import('#features/office-viewer/tables-stage.tsx'))
const slidesStage = lazyCode(() => import('#features/office-viewer/slides-stage.tsx'))

interface StageProps {
  document: Document
  /** Where it opens; at its beginning without it. */
  page: number | undefined
  /** Words that are marked in it, or none. */
  sought: string
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
    failure="The document could not be loaded"
  >
    {(content) => ('state' in content ? <StageWaiting isMaking /> : <Shown {...props} content={content} />)}
  </QueryState>
)

function Shown({ document, page, sought, onDownload, content }: StageProps & { content: DocumentContent }) {
  const [isBroken, setBroken] = useState(false)
  const { viewerUrl, shownAs, reason } = content
  const instead = (
    <PreviewNotAvailable document={document} {...(reason !== null && { reason })} onDownload={onDownload} />
  )
  if (isBroken) return instead
  switch (shownAs) {
    case 'text':
      return <TextStage document={document} sought={sought} />
    case 'pdf':
      return (
        <Later code={pdfStage}>
          {({ PdfStage }) => <PdfStage document={document} page={page} sought={sought} instead={instead} />}
        </Later>
      )
    case 'word':
      return (
        <Later code={wordStage}>
          {({ WordStage }) => (
            <WordStage
              document={document}
              viewerUrl={viewerUrl}
              sought={sought}
              instead={instead}
              waiting={<StageWaiting />}
            />
          )}
        </Later>
      )
    case 'tables':
      return (
        <Later code={tablesStage}>
          {({ TablesStage }) => (
            <TablesStage document={document} viewerUrl={viewerUrl} sought={sought} waiting={<StageWaiting />} />
          )}
        </Later>
      )
    case 'slides':
      return (
        <Later code={slidesStage}>
          {({ SlidesStage }) => (
            <SlidesStage
              document={document}
              viewerUrl={viewerUrl}
              page={page}
              sought={sought}
              waiting={<StageWaiting />}
            />
          )}
        </Later>
      )
    case 'external':
      return <iframe className="document-stage-outside" src={viewerUrl} title={document.title} />
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

/** What shows a kind of documents comes with the first of them. */
function Later<Code>({ code, children }: { code: LazyCode<Code>; children: (code: Code) => ReactNode }) {
  const { data, ...coming } = useCode(code)
  return (
    <QueryState query={{ data, ...coming }} skeleton={<StageWaiting />} failure="The viewer could not be loaded">
      {children}
    </QueryState>
  )
}
