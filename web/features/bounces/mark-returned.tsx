// The button that notes by hand whose mail comes back; its dialog comes when it is pressed.
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialog = lazyCode(() => import('./mark-returned-dialog.tsx'))

export function MarkReturned() {
  const { code, isOpen, isComing, open, close, approach } = useLazyDialog(dialog)
  return (
    <div>
      <Button size="sm" pending={isComing} pendingLabel="Opening..." onClick={open} {...approach}>
        Mark by hand
      </Button>
      {code && <code.MarkReturnedDialog open={isOpen} onClose={close} />}
    </div>
  )
}
