// Opens the dialog of a trip, whose code comes when it is about to be needed.
import type { Trip } from '@aerie/contract/trips'
import { type ReactNode, useState } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

export const tripDialog = lazyCode(async () => ({ Dialog: (await import('./form/trip-dialog.tsx')).TripDialog }))

interface TripDialogControl {
  /** Stands anywhere on the page. */
  dialog: ReactNode
  /** Without a trip for a new one. */
  open: (trip?: Trip) => void
  isComing: boolean
  /** For the button that opens it. */
  approach: { onPointerEnter: () => void; onFocus: () => void }
}

export function useTripDialog(): TripDialogControl {
  const [trip, setTrip] = useState<Trip>()
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(tripDialog)
  return {
    // Each opening starts with a form of its own.
    dialog: code && <code.Dialog key={count} trip={trip} open={isOpen} onClose={close} />,
    open: (wanted) => {
      setTrip(wanted)
      open()
    },
    isComing,
    approach,
  }
}
