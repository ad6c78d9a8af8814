// The house's data: its members as a file, its reports and its backups, each for those who may use it.
import { ChartLine, Download } from 'lucide-react'
import { BackupSystem } from '#features/backups/backup-system.tsx'
import { useExportRoster } from '#features/rosters/export-roster.ts'
import { useSession } from '#features/session/queries.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

export function DataCard() {
  const { exportMembers, readReports, manageBackups } = useSession().can
  return (
    <Card title={manageBackups ? 'Data' : 'Reports'} flush>
      {exportMembers && <ExportRow />}
      {readReports && <ReportsRow />}
      {manageBackups && <BackupSystem />}
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
