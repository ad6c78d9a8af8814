// Who may upload, and how large a file may be, in System Settings.
import type { SettingsChange } from '@aerie/contract/settings'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useChangeSettings } from './mutations.ts'
import { useSettings } from './queries.ts'
import { LastChangeOf, SettingSwitch } from './setting-switch.tsx'

const SIZES = [1, 2, 5, 10, 20, 30, 40, 50]
const LIMITS = [
  { setting: 'largestDocumentMb', label: 'Largest document', hint: 'Larger ones are refused as they come.' },
  { setting: 'largestPhotoMb', label: 'Largest photo', hint: 'What is in the albums already stays.' },
  { setting: 'largestFilmMb', label: 'Largest film', hint: 'A minute of a phone’s film is some 60 MB at its best.' },
] as const

export function UploadSettings({ mayChange }: { mayChange: boolean }) {
  const settings = useSettings()
  const { mutate: change } = useChangeSettings()
  return (
    <>
      <SettingSwitch
        setting="membersAddDocuments"
        label="Brothers Upload Documents"
        isOn={settings.membersAddDocuments}
        disabled={!mayChange}
        onSwitch={(isOn) => change({ membersAddDocuments: isOn })}
      >
        Turned off, officers alone add documents, and new versions of them.
      </SettingSwitch>
      <SettingSwitch
        setting="membersAddPhotos"
        label="Brothers Upload Photos"
        isOn={settings.membersAddPhotos}
        disabled={!mayChange}
        onSwitch={(isOn) => change({ membersAddPhotos: isOn })}
      >
        Turned off, officers alone add photos and films to albums.
      </SettingSwitch>
      {LIMITS.map(({ setting, label, hint }) => (
        <li key={setting}>
          <Field
            label={label}
            className="system-settings-choice"
            hint={
              <>
                {hint}
                <LastChangeOf setting={setting} />
              </>
            }
          >
            <Select
              options={sizesWith(settings[setting])}
              value={String(settings[setting])}
              disabled={!mayChange}
              onChange={(size) => change({ [setting]: Number(size) } satisfies SettingsChange)}
            />
          </Field>
        </li>
      ))}
    </>
  )
}

/** With the one that is set, which a call may have set to another. */
const sizesWith = (size: number) =>
  [...new Set([...SIZES, size])]
    .sort((one, other) => one - other)
    .map((megabytes) => ({ value: String(megabytes), label: `${megabytes} MB` }))
