// Documents that are on their way, or did not come in, above the list: their dialog may have been closed meanwhile.
import { isSameDocument } from '@aerie/contract/document-values'
import { type Document, documents } from '@aerie/contract/documents'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { UploadProgress } from './upload-progress.tsx'
import {
  type DocumentEntry,
  documentUploads,
  removeUpload,
  resumeUploads,
  retryUpload,
  type SentDocument,
  uploadAgain,
} from './uploads.ts'

export function UploadsPanel() {
  const { entries, isPaused } = useSyncExternalStore(documentUploads.subscribe, documentUploads.state)
  const cache = useQueryClient()
  const { data: checking = [] } = useQuery(checkingQuery)
  const shown = entries.filter(({ state }) => state.kind !== 'in')
  if (shown.length + checking.length === 0) return null
  return (
    <Card title="Uploads" flush className="mb-6" action={isPaused && <Button onClick={resumeUploads}>Resume</Button>}>
      <UploadList
        entries={shown}
        onRetry={retryUpload}
        onRemove={removeUpload}
        onAgain={(entry) => uploadAgain(entry, cache)}
      />
      <CheckingList documents={checking} />
    </Card>
  )
}

const checkingQuery = endpointQuery(documents.checking)

/** What has come in and the virus scanner has not answered about: shown to its uploader alone. */
const CheckingList = ({ documents: checking }: { documents: readonly Document[] }) => (
  <ul>
    {checking.map(({ id, version, title, filename }) => (
      <li key={`${id} ${version}`} className="grid gap-1 border-t border-line px-4.5 py-3 first:border-t-0">
        <b>{title}</b>
        <span className="text-sm text-ink-3">{filename}</span>
        <span className="flex items-start gap-1.5 text-sm text-ink-2">
          <ShieldCheck />
          Being checked for viruses; nobody else sees it until that is done
        </span>
      </li>
    ))}
  </ul>
)

interface UploadListProps {
  entries: readonly DocumentEntry[]
  onRetry: (id: number) => void
  onRemove: (id: number) => void
  /** Although one of the same content is there. */
  onAgain: (entry: DocumentEntry) => void
}

export const UploadList = ({ entries, ...acts }: UploadListProps) => (
  <ul>
    {entries.map((entry) => (
      <li
        key={entry.id}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4.5 py-3 first:border-t-0"
      >
        <div className="grid min-w-60 flex-1 gap-1">
          <b>{titleOf(entry.file)}</b>
          <span className="text-sm text-ink-3">{entry.file.name}</span>
          {entry.state.kind === 'failed' ? (
            <span role="status" className="flex items-start gap-1.5 text-sm text-danger">
              <CircleAlert />
              {entry.state.sentence}
            </span>
          ) : (
            <UploadProgress entry={entry} />
          )}
        </div>
        <Acts entry={entry} {...acts} />
      </li>
    ))}
  </ul>
)

const titleOf = (sent: SentDocument) => ('fields' in sent ? sent.fields.title : `New file of ${sent.replaces.title}`)

function Acts({ entry, onRetry, onRemove, onAgain }: Omit<UploadListProps, 'entries'> & { entry: DocumentEntry }) {
  const { id, file, state } = entry
  const isFailed = state.kind === 'failed'
  return (
    <div className="flex flex-wrap gap-2">
      {isFailed && state.mayRetry && (
        <Button size="sm" aria-label={`Retry ${file.name}`} onClick={() => onRetry(id)}>
          Retry
        </Button>
      )}
      {isFailed && isSameDocument(state.sentence) && (
        <Button size="sm" onClick={() => onAgain(entry)}>
          Upload it all the same
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${isFailed ? 'Remove' : 'Cancel'} ${file.name}`}
        onClick={() => onRemove(id)}
      >
        {isFailed ? 'Remove' : 'Cancel'}
      </Button>
    </div>
  )
}
