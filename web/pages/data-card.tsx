// The house's data: its members as a file, and its backups.
import { Download } from 'lucide-react'
import { BackupSystem } from '#features/backups/backup-system.tsx'
import { useExportRoster } from '#features/rosters/export-roster.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'

export function DataCard() {
  const roster = useExportRoster()
  return (
    <Card title="Data" flush>
      <div className="data-deed">
        <p>
          <b>All brothers</b>
          <small>One CSV, ready to be imported again</small>
        </p>
        <Button
          icon={<Download />}
          pending={roster.isPending}
          pendingLabel="Exporting..."
          onClick={() => roster.mutate()}
        >
          Export Member Data
        </Button>
      </div>
      <BackupSystem />
    </Card>
  )
}
