// System Settings on the Admin Dashboard: how the house behaves, and what can be done with its data.

import { useSession } from '#features/session/queries.ts'
import { SystemSettings } from '#features/settings/system-settings.tsx'
import { DataCard } from './data-card.tsx'

export function SettingsTab() {
  const { can } = useSession()
  return (
    <div className="grid gap-6">
      <SystemSettings mayChange={can.changeSettings} />
      {can.manageBackups && <DataCard />}
    </div>
  )
}
