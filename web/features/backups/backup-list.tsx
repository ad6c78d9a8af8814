// The backups, the newest first, with what can be done with each.
import type { Backup } from '@aerie/contract/backups'
import { longMoment } from '@aerie/text/moments'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { BackupRow } from './backup-row.tsx'
import { useDeleteBackup, useDownloadBackup } from './mutations.ts'
import { backupsQuery } from './queries.ts'

export function BackupList() {
  const query = useListInPages(backupsQuery)
  const { mutate: download } = useDownloadBackup()
  const [asked, setAsked] = useState<{ backup: Backup; isOpen: boolean }>()
  const close = () => setAsked((before) => before && { ...before, isOpen: false })
  return (
    <>
      <QueryState
        query={query}
        skeleton={<BackupsSkeleton />}
        failure="The backups could not be loaded"
        level={3}
        empty={
          <EmptyState title="No backup yet" level={3} compact>
            One is made every night at three, and whenever you ask for it.
          </EmptyState>
        }
      >
        {(items) => (
          <ul>
            {items.map((backup) => (
              <BackupRow
                key={backup.id}
                backup={backup}
                onDownload={download}
                onDelete={(one) => setAsked({ backup: one, isOpen: true })}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <div className="grid justify-items-center gap-2 border-t border-line p-3 empty:hidden">
        <ShowMore query={query} />
      </div>
      {asked && <DeleteDialog backup={asked.backup} open={asked.isOpen} onClose={close} />}
    </>
  )
}

function DeleteDialog({ backup, open, onClose }: { backup: Backup; open: boolean; onClose: () => void }) {
  const removal = useDeleteBackup()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete the backup of ${longMoment(backup.createdAt)}?`}
      description={
        backup.state === 'good' ? 'Its archive is deleted for good. Nothing else changes.' : 'It holds nothing.'
      }
      icon={<Trash2 />}
      confirmLabel="Delete backup"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(backup, { onSuccess: onClose })}
    />
  )
}

const ROWS = ['one', 'two']

const BackupsSkeleton = () => (
  <Loading label="Loading the backups">
    {ROWS.map((row) => (
      <div key={row} className="backup-row">
        <Skeleton width={18} height={18} />
        <Skeleton width="55%" height={17} />
      </div>
    ))}
  </Loading>
)
