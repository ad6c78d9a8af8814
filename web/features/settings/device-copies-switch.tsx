// Whether the directory may be kept on devices for when there is no connection.
import { useChangeSettings } from './mutations.ts'
import { useSettings } from './queries.ts'
import { SettingSwitch } from './setting-switch.tsx'

export function DeviceCopiesSwitch({ mayChange }: { mayChange: boolean }) {
  const { deviceCopies } = useSettings()
  const { mutate: change } = useChangeSettings()
  return (
    <SettingSwitch
      setting="deviceCopies"
      label="Copies on Devices"
      isOn={deviceCopies}
      disabled={!mayChange}
      onSwitch={(isOn) => change({ deviceCopies: isOn })}
    >
      A phone or computer on which a brother has installed Aerie keeps the directory, his own profile and his trips for
      when there is no connection: what he may see, until he logs out or has not been here for 30 days. Turned off, each
      device deletes its copy when it next reaches us.
    </SettingSwitch>
  )
}
