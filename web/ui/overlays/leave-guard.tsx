// Asks before what was typed is lost: on the way to another page, and before the window is closed.
import type { SearchParams } from '#lib/navigation/search.ts'
import { useLeaveGuard } from '#lib/navigation/use-leave-guard.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  isUnsaved: () => boolean
  /** Whether the form still stands where the same page has another search. */
  staysAt: (search: SearchParams) => boolean
}

export function LeaveGuard({ isUnsaved, staysAt }: LeaveGuardProps) {
  const { isAsked, stay, leave } = useLeaveGuard({ isUnsaved, staysAt, onBlocked: focusOpenTab })
  return (
    <ConfirmDialog
      open={isAsked}
      onClose={stay}
      title="Leave without saving?"
      description="What you changed here has not been saved."
      confirmLabel="Leave"
      cancelLabel="Keep Editing"
      onConfirm={leave}
    />
  )
}

/** A tab opens where it gets the focus: given back to the one that led away, it would lead away again. */
function focusOpenTab() {
  const tabs = document.activeElement?.closest('[role="tablist"]')
  tabs?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
}
