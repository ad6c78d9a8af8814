// System Settings on the Admin Dashboard: how Aerie behaves, the organisation's words, and what can be done with its data.
import { CategoriesCard } from '#features/document-categories/categories-card.tsx'
import { GatheringsSwitch } from '#features/gatherings/gatherings-switch.tsx'
import { OfficerStepSwitch } from '#features/officer-step/officer-step-switch.tsx'
import { ReadFirstSwitch } from '#features/remembrances/read-first-switch.tsx'
import { useSession } from '#features/session/queries.ts'
import { SystemSettings } from '#features/settings/system-settings.tsx'
import { WordsCard } from '#features/settings/words/words-card.tsx'
import { LeaveGuard } from '#ui/overlays/leave-guard.tsx'
import { DataCard } from './data-card.tsx'

export function SettingsTab() {
  const { changeSettings } = useSession().can
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <SystemSettings
          mayChange={changeSettings}
          more={
            <>
              <GatheringsSwitch mayChange={changeSettings} />
              <OfficerStepSwitch mayChange={changeSettings} />
              <ReadFirstSwitch mayChange={changeSettings} />
            </>
          }
        />
        <DataCard />
      </div>
      <WordsCard
        mayChange={changeSettings}
        leaveGuard={(isUnsaved) => <LeaveGuard isUnsaved={isUnsaved} staysAt={({ tab }) => tab === 'settings'} />}
      />
      <CategoriesCard mayChange={changeSettings} />
    </div>
  )
}
