// A button of the viewer's bar.
import type { ReactNode } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

interface ViewerToolProps {
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

export const ViewerTool = ({ label, pressed, disabled, onPress, children }: ViewerToolProps) => (
  <Tooltip label={label} side="bottom" theme="dark">
    <IconButton label={label} aria-pressed={pressed} aria-disabled={disabled} onClick={() => !disabled && onPress()}>
      {children}
    </IconButton>
  </Tooltip>
)
