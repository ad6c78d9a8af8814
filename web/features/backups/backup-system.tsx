// Backups in System Settings: making one now, what the nights bring, and what is in none of them.
import './backups.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { BackupList } from './backup-list.tsx'
import { isUnderWay } from './backup-words.ts'
import { useCreateBackup } from './mutations.ts'
import { ProtectDialog } from './protect-dialog.tsx'
import { Protection } from './protection.tsx'
import { backupsQuery, protectionQuery } from './queries.ts'

export function BackupSystem() {
  const { data } = useListInPages(backupsQuery)
  const creation = useCreateBackup()
  const { data: protection } = useQuery(protectionQuery)
  const [asked, setAsked] = useState<{ isOpen: boolean; isFirst: boolean }>()
  const ask = (isFirst: boolean) => setAsked({ isOpen: true, isFirst })
  const isBusy = data?.some(isUnderWay) ?? false
  return (
    <>
      <div className="backups-act">
        <p>
          <b>Backup</b>
          <small>
            Everything in one archive: the records and all files. One is made every night at three; the last seven
            daily, four weekly and six monthly ones are kept. Each is restored into a scratch database before it counts
            as good.
          </small>
        </p>
        <Button
          pending={creation.isPending}
          pendingLabel="Beginning..."
          disabled={isBusy || !protection}
          onClick={() => (protection?.kind === 'unasked' ? ask(true) : creation.mutate())}
        >
          Backup System
        </Button>
      </div>
      {protection && <Protection protection={protection} onChange={() => ask(false)} />}
      <BackupList />
      <div className="border-t border-line p-5">
        <Note>
          No backup contains the keys of votes and of the watermark, since together with the records they could open
          ballots and forge marks; nor the passphrase. Whoever runs the server should keep a copy of <code>keys</code>{' '}
          in another place.
        </Note>
      </div>
      {asked && (
        <ProtectDialog
          open={asked.isOpen}
          mayLieOpen={protection?.kind !== 'set'}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onProtected={() => asked.isFirst && creation.mutate()}
        />
      )}
    </>
  )
}
