// Whether brothers call gatherings here, as super admins switch it.
import { useChangeSettings } from '#features/settings/mutations.ts'
import { useSettings } from '#features/settings/queries.ts'
import { SettingSwitch } from '#features/settings/setting-switch.tsx'

export function GatheringsSwitch({ mayChange }: { mayChange: boolean }) {
  const { gatherings } = useSettings()
  const { mutate: change } = useChangeSettings()
  return (
    <SettingSwitch
      setting="gatherings"
      label="Gatherings"
      isOn={gatherings}
      disabled={!mayChange}
      onSwitch={(isOn) => change({ gatherings: isOn })}
    >
      Brothers call dinners, reunions and weekends, and say whether they come. Turned off, nothing of any is shown,
      found or told; all is kept, and comes back when you turn this on again.
    </SettingSwitch>
  )
}
