// The versions of a document: who uploaded each, when and what changed; replacing the file, and going back.
import { displayName } from '@aerie/contract/person'
import { detailedSize } from '@aerie/text/sizes'
import './document-side.css'
import type { Document, DocumentVersion } from '@aerie/contract/documents'
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Upload } from 'lucide-react'
import { useState } from 'react'
import { useRestoreVersion } from '#features/documents/mutations.ts'
import { versionsQuery } from '#features/documents/queries.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const replaceDialog = lazyCode(() => import('#features/document-upload/replace-file-dialog.tsx'))

export function VersionsPanel({ document }: { document: Document }) {
  const query = useQuery(versionsQuery(document))
  const [asked, setAsked] = useState<number | null>(null)
  const restoring = useRestoreVersion(document)
  const { code, isOpen, isComing, count, open, close, approach } = useLazyDialog(replaceDialog)
  return (
    <section className="document-side">
      <h3>Versions</h3>
      <Button {...approach} size="sm" icon={<Upload />} pending={isComing} onClick={open}>
        Replace File
      </Button>
      <QueryState query={query} skeleton={<SideSkeleton />} failure="The versions could not be loaded">
        {(versions) => <VersionList versions={versions} onRestore={setAsked} />}
      </QueryState>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Go back to version ${asked}?`}
        description="It is shown again as a new version; those between are kept."
        confirmLabel="Go Back"
        pendingLabel="Going back..."
        tone="primary"
        pending={restoring.isPending}
        onConfirm={() => asked !== null && restoring.mutate(asked, { onSuccess: () => setAsked(null) })}
      />
      {code && <code.ReplaceFileDialog key={count} document={document} open={isOpen} onClose={close} />}
    </section>
  )
}

interface VersionListProps {
  versions: readonly DocumentVersion[]
  onRestore: (number: number) => void
}

export const VersionList = ({ versions, onRestore }: VersionListProps) => (
  <ul className="mt-3">
    {versions.map((version) => (
      <li key={version.number}>
        <span className="flex items-center gap-2">
          <b>Version {version.number}</b>
          {version.isCurrent && <Tag tone="foil">Shown</Tag>}
        </span>
        {version.note && <span>{version.note}</span>}
        <span className="text-ink-3">
          {version.filename}, {detailedSize(version.fileSize)}
        </span>
        <span className="num text-ink-3">
          {version.uploadedBy ? `${displayName(version.uploadedBy)}, ` : ''}
          {longMoment(version.createdAt)}
        </span>
        {version.can.restore && (
          <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={() => onRestore(version.number)}>
            Go back to this
          </Button>
        )}
      </li>
    ))}
  </ul>
)

export const SideSkeleton = () => (
  <Loading label="Loading" className="grid gap-3 pt-3">
    <Skeleton width="60%" />
    <Skeleton width="80%" />
    <Skeleton width="50%" />
  </Loading>
)
