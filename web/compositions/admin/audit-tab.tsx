// Audit Logs of the Admin Dashboard, which super admins alone read.

import { ShieldAlert } from 'lucide-react'
import { AuditLog } from '#features/audit/audit-log.tsx'
import { ChainCards } from '#features/audit/chain-cards.tsx'
import { FailedSignIns } from '#features/audit/failed-sign-ins.tsx'
import { type AuditView, readAuditView, writeAuditView } from '#features/audit/view.ts'
import { useSession } from '#features/session/queries.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Card } from '#ui/layout/card.tsx'

export function AuditTab() {
  const view = readAuditView(useSearch('/admin'))
  const navigate = useNavigate()
  const show = (next: AuditView) =>
    void navigate({
      to: '/admin',
      search: { tab: 'audit', ...writeAuditView(next) },
      replace: true,
      resetScroll: false,
    })
  if (!useSession().can.readAuditLog) return <Denied />
  return (
    <div className="audit">
      <AuditLog view={view} onView={show} />
      <div className="grid gap-5">
        <ChainCards />
        <FailedSignIns />
      </div>
    </div>
  )
}

const Denied = () => (
  <Card flush>
    <ErrorPanel
      level={2}
      title="For Super Admins"
      message="The audit log tells where everybody signed in and what he did. Super admins alone read it."
      icon={<ShieldAlert />}
    />
  </Card>
)
