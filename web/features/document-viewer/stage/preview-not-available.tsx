// What is known of a document that no browser shows.
import { detailedSize } from '@aerie/text/sizes'
import './document-stage.css'
import type { Document } from '@aerie/contract/documents'
import { shortDate } from '@aerie/text/moments'
import { Download } from 'lucide-react'
import { typeLabel } from '#features/documents/words/document-words.ts'
import { useCategories } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'

interface PreviewNotAvailableProps {
  document: Document
  /** Why, where it is not its kind. */
  reason?: string
  onDownload: () => void
}

export function PreviewNotAvailable({ document, reason, onDownload }: PreviewNotAvailableProps) {
  const { categoryName } = useCategories()
  const facts = [
    ['File', document.filename],
    ['Size', detailedSize(document.fileSize)],
    ['Type', typeLabel(document.mimeType)],
    ['Category', categoryName(document.category)],
    ['Uploaded', shortDate(document.createdAt)],
  ] as const
  return (
    <div className="document-stage-center">
      <h3 className="font-display text-2xl">Preview Not Available</h3>
      {reason && <p className="mt-3 text-ink-2">{reason}</p>}
      <dl className="my-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-start">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="num min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon={<Download />} onClick={onDownload}>
        Download
      </Button>
    </div>
  )
}
