// A tooltip on hover and focus, for icons and marks whose name is not written beside them.
import './tooltip.css'
import { Tooltip as Radix } from 'radix-ui'
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../theme/cx.ts'

/** Stands once around the app: opens after 700 ms, the next one at once within 300 ms. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

type TooltipProps = {
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Pins the theme where the trigger stands in a pinned area, as on the sidebar. */
  theme?: 'dark' | 'light'
  /** A press shows it too, for touch screens: only where pressing the trigger does nothing else. */
  pressable?: boolean
  className?: string
  children: ReactElement
}

export function Tooltip({ label, side = 'top', theme, pressable = false, className, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault() // or Radix closes it
    setOpen(true)
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild {...(pressable && { onClick: show })}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx('tooltip', className)}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          data-theme={theme}
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
