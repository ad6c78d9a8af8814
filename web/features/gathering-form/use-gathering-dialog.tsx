// Opens the form of a gathering, whose code comes when it is about to be needed.
import type { Gathering } from '@aerie/contract/gatherings'
import type { ReactNode } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const gatheringDialog = lazyCode(async () => ({
  Dialog: (await import('./gathering-dialog.tsx')).GatheringDialog,
}))

interface GatheringDialogControl {
  /** Stands anywhere on the page. */
  dialog: ReactNode
  open: () => void
  isComing: boolean
  /** For the button that opens it. */
  approach: { onPointerEnter: () => void; onFocus: () => void }
}

/** Without a gathering for a new one. */
export function useGatheringDialog(gathering?: Gathering): GatheringDialogControl {
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(gatheringDialog)
  return {
    // Each opening starts with a form of its own.
    dialog: code && <code.Dialog key={count} gathering={gathering} open={isOpen} onClose={close} />,
    open,
    isComing,
    approach,
  }
}
