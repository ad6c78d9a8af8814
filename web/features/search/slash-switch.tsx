// The switch that leaves the key / to others: browsers and helpers of reading and speaking use it too.
import { useState } from 'react'
import { Switch } from '#ui/controls/switch.tsx'
import { isSlashOn, switchSlash } from './slash-key.ts'

export function SlashSwitch() {
  const [isOn, setOn] = useState(isSlashOn)
  return (
    <Switch
      label="The key / opens the search"
      hint="Wherever no field has the focus, in this browser. Ctrl K and ⌘K open it in any case."
      checked={isOn}
      onChange={({ target: { checked } }) => {
        switchSlash(checked)
        setOn(checked)
      }}
    />
  )
}
