// Whether officers read words for a brother who has passed before they stand, in System Settings.
import { useChangeSettings } from '#features/settings/mutations.ts'
import { useSettings } from '#features/settings/queries.ts'
import { SettingSwitch } from '#features/settings/setting-switch.tsx'

export function ReadFirstSwitch({ mayChange }: { mayChange: boolean }) {
  const { remembrancesReadFirst } = useSettings()
  const { mutate: change } = useChangeSettings()
  return (
    <SettingSwitch
      setting="remembrancesReadFirst"
      label="Officers Read Remembrances First"
      isOn={remembrancesReadFirst}
      disabled={!mayChange}
      onSwitch={(isOn) => change({ remembrancesReadFirst: isOn })}
    >
      What brothers write of one who has passed waits until an officer lets it stand. Turned off, it stands at once;
      officers can take it down with a reason.
    </SettingSwitch>
  )
}
