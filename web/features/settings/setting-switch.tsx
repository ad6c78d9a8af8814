// One setting that is on or off: its sentence, who switched it last, and its switch.
import type { LastChange as Change, SwitchedSetting } from '@aerie/contract/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Switch } from '#ui/controls/switch.tsx'
import { LastChange } from './last-change.tsx'
import { lastChangesQuery } from './queries.ts'

interface SettingSwitchProps {
  setting: SwitchedSetting
  label: string
  /** What it does, in a sentence. */
  children: ReactNode
  isOn: boolean
  disabled: boolean
  onSwitch: (isOn: boolean) => void
}

export const SettingSwitch = ({ setting, label, children, isOn, disabled, onSwitch }: SettingSwitchProps) => (
  <li>
    <Switch
      label={label}
      hint={
        <>
          {children}
          <LastChangeOf setting={setting} />
        </>
      }
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => onSwitch(target.checked)}
    />
  </li>
)

export function LastChangeOf({ setting }: { setting: Change['setting'] }) {
  const { data: changes } = useQuery(lastChangesQuery)
  return <LastChange change={changes?.find((one) => one.setting === setting)} isKnown={changes !== undefined} />
}
