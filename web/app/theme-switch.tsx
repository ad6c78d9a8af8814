// The switch between night flight and parchment; back on the system's own theme, the system is followed again.
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { toggleTheme, useTheme } from '#ui/theme/theme.ts'

export function ThemeSwitch() {
  const dark = useTheme() === 'dark'
  const label = dark ? 'Switch to parchment' : 'Switch to night flight'
  return (
    <Tooltip label={label} side="right" theme="dark">
      <IconButton label={label} onClick={toggleTheme}>
        {dark ? <Sun /> : <Moon />}
      </IconButton>
    </Tooltip>
  )
}
