// A floating sheet under a button.
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

type PopoverProps = {
  label: string
  trigger: ReactElement
  /** In CSS pixels. */
  width?: number
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export function Popover({ label, trigger, width = 320, align = 'end', children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="popover"
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          style={{ '--popover-width': `${width}px` }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
