// Asks before what was typed is lost: on the way to another page, and before the window is closed.
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  isUnsaved: () => boolean
  /** Whether the form still stands where the same page has another search. */
  staysAt: (search: Record<string, unknown>) => boolean
}

export function LeaveGuard({ isUnsaved, staysAt }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isBlocked = !(current.pathname === next.pathname && staysAt({ ...next.search })) && isUnsaved()
      if (isBlocked) focusOpenTab()
      return isBlocked
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title="Leave without saving?"
      description="What you changed here has not been saved."
      confirmLabel="Leave"
      cancelLabel="Keep Editing"
      onConfirm={() => proceed?.()}
    />
  )
}

/** A tab opens where it gets the focus: given back to the one that led away, it would lead away again. */
function focusOpenTab() {
  const tabs = document.activeElement?.closest('[role="tablist"]')
  tabs?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
}
