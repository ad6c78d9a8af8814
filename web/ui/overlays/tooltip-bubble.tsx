// What a tooltip shows beside its trigger: fetched when the first one is wanted.
import './tooltip.css'
import { Portal } from 'radix-ui'
import { DismissableLayer, Popper } from 'radix-ui/internal'
import { type ReactNode, useRef } from 'react'
import { cx } from '../theme/cx.ts'

export type TooltipBubbleProps = {
  id: string
  label: ReactNode
  side: 'top' | 'right' | 'bottom' | 'left'
  theme?: 'dark' | 'light'
  className?: string
  anchor: HTMLElement
  /** The pointer may go onto it without its closing. */
  onHold: () => void
  onLeave: () => void
  onClose: () => void
}

export function TooltipBubble({ id, label, side, theme, className, anchor, ...handlers }: TooltipBubbleProps) {
  const { onHold, onLeave, onClose } = handlers
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={useRef(anchor)} />
      <Portal.Root>
        <DismissableLayer.Root onDismiss={onClose} onFocusOutside={(event) => event.preventDefault()} asChild>
          <Popper.Content
            id={id}
            role="tooltip"
            className={cx('tooltip', className)}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            data-theme={theme}
            onPointerEnter={onHold}
            onPointerLeave={onLeave}
          >
            {label}
          </Popper.Content>
        </DismissableLayer.Root>
      </Portal.Root>
    </Popper.Root>
  )
}
