// One document in a dialog, with what leads to it: the file itself, its versions, and who has read it.
import { plural } from '@aerie/text/plurals'
import { detailedSize } from '@aerie/text/sizes'
import '#ui/overlays/dialog.css'
import './document-viewer.css'
import type { Document } from '@aerie/contract/documents'
import { shortDate } from '@aerie/text/moments'
import { Download, History, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useDownloadDocument } from '#features/documents/mutations.ts'
import { DocumentLeaf } from '#features/documents/words/document-leaf.tsx'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { dialogPlace } from '#ui/overlays/dialog-place.ts'
import { useScrollLock } from '#ui/overlays/use-scroll-lock.ts'
import { Stage } from './stage/stage.tsx'
import { ViewerBody } from './viewer-body.tsx'

interface DocumentViewerProps {
  document: Document
  /** Where it opens; at its beginning without it. */
  page: number | undefined
  /** Words that are marked in it, or none. */
  sought: string
  /** Whether it is kept who has read it, which he is to know. */
  isLogged: boolean
  /** Stands above the document. */
  notice?: ReactNode
  /** Versions and readers; left out for whom they are kept from. */
  side?: ReactNode
  onClose: () => void
}

export function DocumentViewer({ document, page, sought, isLogged, notice, side, onClose }: DocumentViewerProps) {
  const [isSideOut, setSideOut] = useState(false)
  const downloading = useDownloadDocument()
  const download = () => downloading.mutate(document)
  useScrollLock(true)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={dialogPlace()}>
        <div className="dialog-scrim" data-state="open">
          <Dialog.Content className="document-viewer" aria-describedby={undefined}>
            <header className="document-viewer-head">
              <DocumentLeaf document={document} />
              <div>
                <Dialog.Title>{document.title}</Dialog.Title>
                <Facts document={document} isLogged={isLogged} />
              </div>
              {side && (
                <IconButton
                  label="Versions and readers"
                  aria-pressed={isSideOut}
                  onClick={() => setSideOut(!isSideOut)}
                >
                  <History />
                </IconButton>
              )}
              <Button icon={<Download />} pending={downloading.isPending} onClick={download} aria-label="Download">
                <span className="max-sm:hidden">Download</span>
              </Button>
              <IconButton label="Close" onClick={onClose}>
                <X />
              </IconButton>
            </header>
            {notice}
            <ViewerBody side={isSideOut && side}>
              <Stage document={document} page={page} sought={sought} onDownload={download} />
            </ViewerBody>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface FactsProps {
  document: Document
  isLogged: boolean
}

const Facts = ({ document: { version, pages, fileSize, createdAt, marking }, isLogged }: FactsProps) => (
  <p className="meta num">
    <span>Version {version}</span>
    {pages !== null && (
      <span>
        {pages} {plural(pages, 'page')}
      </span>
    )}
    <span className="max-sm:hidden">{detailedSize(fileSize)}</span>
    <span className="max-sm:hidden">{shortDate(createdAt)}</span>
    {isLogged && <span>Reading is logged</span>}
    {marking === 'impossible' && <span>Cannot be marked</span>}
    {marking === 'breaks_signature' && <span>Signed: the signature breaks in marked copies</span>}
  </p>
)
