// Opens the dialog of a trip, whose code comes when it is about to be needed.
import type { Trip } from '@aerie/contract/trips'
import { type ComponentType, type ReactNode, useState } from 'react'
import { toast } from '#ui/toast.ts'

interface TripDialogControl {
  /** Stands anywhere on the page. */
  dialog: ReactNode
  /** Without a trip for a new one. */
  open: (trip?: Trip) => void
  prefetch: () => void
  isComing: boolean
}

interface Opening {
  Dialog: ComponentType<{ trip: Trip | undefined; open: boolean; onClose: () => void }>
  trip: Trip | undefined
  /** Each opening starts with a form of its own. */
  count: number
}

const fetchDialog = async () => (await import('./form/trip-dialog.tsx')).TripDialog

export function useTripDialog(): TripDialogControl {
  const [opening, setOpening] = useState<Opening>()
  const [isOpen, setOpen] = useState(false)
  const [isComing, setComing] = useState(false)
  const open = async (trip?: Trip) => {
    setComing(true)
    try {
      const Dialog = await fetchDialog()
      setOpening((last) => ({ Dialog, trip, count: (last?.count ?? 0) + 1 }))
      setOpen(true)
    } catch {
      const description = 'The form did not arrive. Check your connection and try again.'
      toast({ title: 'Error', description, tone: 'destructive' })
    }
    setComing(false)
  }
  return {
    dialog: opening && (
      <opening.Dialog key={opening.count} trip={opening.trip} open={isOpen} onClose={() => setOpen(false)} />
    ),
    open: (trip) => void open(trip),
    prefetch: () => void fetchDialog().catch(() => {}),
    isComing,
  }
}
