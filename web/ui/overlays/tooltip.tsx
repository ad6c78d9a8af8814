// A tooltip on hover and focus, for icons and marks whose name is not written beside them.
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
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
  children: ReactElement<TriggerProps>
}

type TriggerProps = { [name: string]: unknown; 'aria-describedby'?: string | undefined }
type Handler = (event: unknown) => void

export function Tooltip({ side = 'top', pressable = false, holdable = false, children, ...content }: TooltipProps) {
  const id = useId()
  const { anchor, triggerProps, hold, leave, close } = useTooltip({ pressable, holdable })
  return (
    <>
      {withProps(children, triggerProps, anchor ? id : undefined)}
      {anchor && <Bubble {...content} {...{ id, side, anchor }} onHold={hold} onLeave={leave} onClose={close} />}
    </>
  )
}

/** What the trigger does itself comes first; what describes it already goes on to. */
function withProps(trigger: ReactElement<TriggerProps>, handlers: object, description: string | undefined) {
  const { 'aria-describedby': before } = trigger.props
  const both = Object.entries<Handler>({ ...handlers }).map(([name, handle]) => {
    const own = trigger.props[name] as Handler | undefined
    const act: Handler = (event) => {
      own?.(event)
      handle(event)
    }
    return [name, own ? act : handle]
  })
  return cloneElement(trigger, {
    ...Object.fromEntries(both),
    'aria-describedby': before && description ? `${before} ${description}` : (description ?? before),
  })
}

function Bubble(props: TooltipBubbleProps) {
  const { data } = useCode(bubble)
  return data ? <data.TooltipBubble {...props} /> : null
}
