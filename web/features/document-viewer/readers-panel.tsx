// Who has viewed and downloaded a document, how often and when last.
import { displayName } from '@aerie/contract/person'
import { plural } from '@aerie/text/plurals'
import './document-side.css'
import type { Document, DocumentAccess } from '@aerie/contract/documents'
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useExportAccesses } from '#features/documents/mutations.ts'
import { accessesQuery } from '#features/documents/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { SideSkeleton } from './versions-panel.tsx'

export const ReadersPanel = ({ document }: { document: Document }) => (
  <section className="document-side">
    <h3>Who has opened it</h3>
    <QueryState
      query={useQuery(accessesQuery(document))}
      skeleton={<SideSkeleton />}
      failure="The readers could not be loaded"
      empty={<p className="text-ink-3">Nobody yet.</p>}
    >
      {(accesses) => (
        <>
          <ReaderList accesses={accesses} />
          <ExportButton document={document} />
        </>
      )}
    </QueryState>
  </section>
)

function ExportButton({ document }: { document: Document }) {
  const exporting = useExportAccesses(document)
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Download />}
      pending={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export as CSV
    </Button>
  )
}

export const ReaderList = ({ accesses }: { accesses: readonly DocumentAccess[] }) => (
  <ul>
    {accesses.map(({ member, act, times, lastAt }) => (
      <li key={`${member.id} ${act}`}>
        <b>{displayName(member)}</b>
        <span className="num text-ink-2">
          {act === 'view' ? 'Viewed' : 'Downloaded'} {plural(times, 'once', `${times} times`)}, last{' '}
          {longMoment(lastAt)}
        </span>
      </li>
    ))}
  </ul>
)
