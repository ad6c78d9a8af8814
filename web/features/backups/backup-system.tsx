// Backups in System Settings: making one now, what the nights bring, and what is in none of them.
import './backups.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { BackupList } from './backup-list.tsx'
import { isUnderWay } from './backup-words.ts'
import { useCreateBackup } from './mutations.ts'
import { backupsQuery } from './queries.ts'

export function BackupSystem() {
  const { data } = useInfiniteQuery(backupsQuery)
  const creation = useCreateBackup()
  const isBusy = data?.pages[0]?.items.some(isUnderWay) ?? false
  return (
    <>
      <div className="backups-act">
        <p>
          <b>Backup</b>
          <small>
            Everything in one archive: the records and all files. One is made every night at three; of these the last of
            seven days, four weeks and six months stay. Each is restored into a scratch database before it counts as
            good.
          </small>
        </p>
        <Button
          disabled={isBusy}
          pending={creation.isPending}
          pendingLabel="Beginning..."
          onClick={() => creation.mutate()}
        >
          Backup System
        </Button>
      </div>
      <BackupList />
      <div className="border-t border-line p-5">
        <Note>
          The keys of votes and of the watermark are in no backup: beside the records they would open ballots and forge
          marks. Whoever runs the server keeps a copy of <code>keys</code> apart, in another place.
        </Note>
      </div>
    </>
  )
}
