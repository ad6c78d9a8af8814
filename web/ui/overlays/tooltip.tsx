// A tooltip on hover and focus, for icons and marks whose name is not written beside them.
import { Slot } from 'radix-ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import type { TooltipBubbleProps } from './tooltip-bubble.tsx'
import { useTooltip } from './use-tooltip.ts'

const bubble = lazyCode(() => import('./tooltip-bubble.tsx'))

type TooltipProps = {
  /** A name, or more about the trigger that holds nothing to press. */
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Pins the theme where the trigger stands in a pinned area, as on the sidebar. */
  theme?: 'dark' | 'light'
  /** A press shows it too, for touch screens: only where pressing the trigger does nothing else. */
  pressable?: boolean
  /** On touch screens a long press shows it, and does nothing else. */
  holdable?: boolean
  className?: string
  children: ReactElement
}

export function Tooltip({ side = 'top', pressable = false, holdable = false, children, ...content }: TooltipProps) {
  const id = useId()
  const { anchor, triggerProps, hold, leave, close } = useTooltip({ pressable, holdable })
  return (
    <>
      <Slot.Root {...triggerProps} aria-describedby={anchor ? id : undefined}>
        {children}
      </Slot.Root>
      {anchor && <Bubble {...content} {...{ id, side, anchor }} onHold={hold} onLeave={leave} onClose={close} />}
    </>
  )
}

function Bubble(props: TooltipBubbleProps) {
  const { data } = useCode(bubble)
  return data ? <data.TooltipBubble {...props} /> : null
}
