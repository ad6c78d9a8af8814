// Something that one can do from everywhere: each feature has its own in a file `actions.tsx`, and the search finds them by their words.
import type { Capabilities } from '@aerie/contract/session'
import type { ComponentType, ReactNode } from 'react'
import type { LazyCode } from '#lib/lazy-code.ts'

interface ActionDialogProps {
  open: boolean
  onClose: () => void
  /** The city that it is about, as in 'Lisbon, Portugal'. */
  place?: string | undefined
}

export type ActionDialog = LazyCode<{ Dialog: ComponentType<ActionDialogProps> }>

export interface Action {
  /** As a button would say it. */
  label: string
  /** What else somebody may type who looks for it. */
  words?: string
  icon: ReactNode
  /** To whom it is offered; without it, to everybody. */
  may?: (can: Capabilities) => boolean
  /** The address at which it is done, the dialog in which, or what does it at once. */
  at: string | ActionDialog | (() => void)
}
