// What the viewer shows of a document, by its kind.
import './document-stage.css'
import { documentViewUrl, isShownAsText, LARGEST_SHOWN_TEXT } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { type ReactNode, useState } from 'react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { PreviewNotAvailable } from './preview-not-available.tsx'
import { TextStage } from './text-stage.tsx'

const TOO_LONG = `This text is larger than ${LARGEST_SHOWN_TEXT / 1_048_576} MB. Download it to read it; the search looks through its beginning.`

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
    <Shown key={`${props.document.id} ${props.document.version}`} {...props} />
  </section>
)

function Shown({ document, page, onDownload }: StageProps) {
  const [isBroken, setBroken] = useState(false)
  if (document.kind === 'text' || document.kind === 'csv')
    return isShownAsText(document.kind, document.fileSize) ? (
      <TextStage document={document} />
    ) : (
      <PreviewNotAvailable document={document} reason={TOO_LONG} onDownload={onDownload} />
    )
  if (document.kind === 'pdf')
    return (
      <Pdf
        document={document}
        page={page}
        instead={<PreviewNotAvailable document={document} onDownload={onDownload} />}
      />
    )
  const src = documentViewUrl(document)
  if (document.kind === 'image' && document.state !== 'failed' && !isBroken)
    return <img src={src} alt={document.title} onError={() => setBroken(true)} />
  if (document.kind === 'video' && !isBroken)
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written any
      <video src={src} controls playsInline aria-label={document.title} onError={() => setBroken(true)} />
    )
  return <PreviewNotAvailable document={document} onDownload={onDownload} />
}

/** The library that reads PDF comes with the first of them. */
function Pdf(props: { document: Document; page: number | undefined; instead: ReactNode }) {
  const { data, ...code } = useCode(pdfStage)
  return (
    <QueryState query={{ data, ...code }} skeleton={<Spinner />} failure="The viewer did not arrive">
      {({ PdfStage }) => <PdfStage {...props} />}
    </QueryState>
  )
}
