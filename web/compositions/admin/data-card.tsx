// The organisation's data: its members as a file, its reports and its backups; what the reader may not use says who does.
import { ChartLine, Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { BackupSystem } from '#features/backups/backup-system.tsx'
import { useExportRoster } from '#features/rosters/export-roster.ts'
import { useSession } from '#features/session/queries.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

export function DataCard() {
  const { exportMembers, readReports, manageBackups } = useSession().can
  return (
    <Card title="Data" flush>
      {exportMembers ? (
        <ExportRow />
      ) : (
        <ClosedRow title="All brothers" act="Export Member Data">
          Only super admins may export it.
        </ClosedRow>
      )}
      {readReports && <ReportsRow />}
      {manageBackups ? (
        <BackupSystem />
      ) : (
        <ClosedRow title="Backup" act="Backup System">
          Only super admins may make and download backups. One is made every night.
        </ClosedRow>
      )}
    </Card>
  )
}

function ExportRow() {
  const roster = useExportRoster()
  return (
    <div className="backups-act">
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
  )
}

function ClosedRow({ title, act, children }: { title: string; act: string; children: ReactNode }) {
  const reason = useId()
  return (
    <div className="backups-act">
      <p>
        <b>{title}</b>
        <small id={reason}>{children}</small>
      </p>
      <Button disabled aria-describedby={reason}>
        {act}
      </Button>
    </div>
  )
}

const ReportsRow = () => (
  <div className="backups-act">
    <p>
      <b>Reports</b>
      <small>Membership, votes, trips, storage and sign-ins, on paper and as CSV</small>
    </p>
    <Link to="/admin/reports" className={buttonClass({})}>
      <ChartLine />
      Generate Reports
    </Link>
  </div>
)
