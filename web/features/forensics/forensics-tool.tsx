// The button of the Forensics Tool, whose dialog comes when it is wanted.
import { ScanSearch } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialog = lazyCode(() => import('./forensics-dialog.tsx'))

export function ForensicsTool() {
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(dialog)
  return (
    <>
      <Button icon={<ScanSearch />} pending={isComing} onClick={open} {...approach}>
        Forensics Tool
      </Button>
      {code && <code.ForensicsDialog key={count} open={isOpen} onClose={close} />}
    </>
  )
}
