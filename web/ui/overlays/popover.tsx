// A floating panel beside the button that opens it.
import './popover.css'
import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'

/** On the right it clears the sidebar's edge, below it only the button. */
const OFFSETS = { bottom: 8, right: 20 }
const MARGIN = 8

/** It stays off the sidebar, which on a phone is a rail that would lie beneath it. */
function margins() {
  const page = document.getElementById('main')?.getBoundingClientRect().left ?? 0
  return { top: MARGIN, right: MARGIN, bottom: MARGIN, left: page + MARGIN }
}

type PopoverProps = {
  label: string
  open: boolean
  onClose: () => void
  /** The button beside which it opens, and which gets the focus back; it need not be here when the panel's code comes. */
  button: RefObject<HTMLElement | null>
  /** In CSS pixels. */
  width?: number
  side?: 'bottom' | 'right'
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

export function Popover({ label, open, onClose, button, width = 320, side = 'bottom', ...rest }: PopoverProps) {
  const content = useRef<HTMLDivElement>(null)
  // The button closes it by itself, and a toast is not meant for it.
  const isNotDismissal = ({ target }: Event) =>
    target instanceof Element && (button.current?.contains(target) || target.closest('.toaster') !== null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {/* It is measured only while the panel is open, when the button is there. */}
      <Radix.Anchor virtualRef={button as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          {...rest}
          ref={content}
          className="popover popover-paper"
          aria-label={label}
          side={side}
          align="end"
          sideOffset={OFFSETS[side]}
          collisionPadding={open ? margins() : MARGIN}
          style={{ '--popover-width': `${width}px` }}
          onInteractOutside={(event) => isNotDismissal(event) && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) button.current?.focus()
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}
