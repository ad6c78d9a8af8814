// Asks before what was typed is lost: on the way to another page, and before the window is closed.
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !(current.pathname === next.pathname && 'edit' in next.search && next.search.edit) && isUnsaved(),
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
