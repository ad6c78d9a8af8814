// Asks before a page is left on which a key is that is nowhere else yet.
import type { ReactNode } from 'react'
import { useLeaveGuard } from '#lib/navigation/use-leave-guard.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface LeavingWordsProps {
  isUnsaved: boolean
  /** What is lost, in a sentence. */
  children: ReactNode
}

export function LeavingWords({ isUnsaved, children }: LeavingWordsProps) {
  const { isAsked, stay, leave } = useLeaveGuard({
    isUnsaved: () => isUnsaved,
    staysAt: () => true,
    onBlocked: () => {},
  })
  return (
    <ConfirmDialog
      open={isAsked}
      onClose={stay}
      title="Leave this page?"
      description={children}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
    />
  )
}
