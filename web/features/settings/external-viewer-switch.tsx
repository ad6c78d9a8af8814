// The setting that lets Office files out of the installation, to be shown by Microsoft.
import { useChangeSettings } from './mutations.ts'
import { useSettings } from './queries.ts'
import { SettingSwitch } from './setting-switch.tsx'

export function ExternalViewerSwitch({ mayChange }: { mayChange: boolean }) {
  const { externalOfficeViewer } = useSettings()
  const { mutate: change } = useChangeSettings()
  return (
    <SettingSwitch
      setting="externalOfficeViewer"
      label="External Office Viewer"
      isOn={externalOfficeViewer}
      disabled={!mayChange}
      onSwitch={(isOn) => change({ externalOfficeViewer: isOn })}
    >
      Word, Excel and PowerPoint files for all members are shown by Microsoft’s viewer where Aerie makes no PDF of them.
      The file goes to Microsoft, over a link that is good for five minutes. Never files for admins alone.
    </SettingSwitch>
  )
}
