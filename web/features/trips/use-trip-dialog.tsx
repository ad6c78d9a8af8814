// Opens the dialog of a trip, whose code comes when it is about to be needed.
import type { Trip } from '@aerie/contract/trips'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#lib/call-errors.ts'
import { onDemand } from '#lib/on-demand.ts'
import { toast } from '#ui/feedback/toast.ts'

const code = onDemand(() => import('./form/trip-dialog.tsx'))
const prepare = () => void code.fetch().catch(() => {})

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
  // Each opening starts with a form of its own.
  const [{ trip, count }, setOpening] = useState<{ trip?: Trip | undefined; count: number }>({ count: 0 })
  const [isOpen, setOpen] = useState(false)
  const [isComing, setComing] = useState(false)
  const fetched = code.fetched()
  const open = async (wanted?: Trip) => {
    setComing(true)
    try {
      await code.fetch()
      setOpening({ trip: wanted, count: count + 1 })
      setOpen(true)
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    }
    setComing(false)
  }
  return {
    dialog: fetched && count > 0 && (
      <fetched.TripDialog key={count} trip={trip} open={isOpen} onClose={() => setOpen(false)} />
    ),
    open: (wanted) => void open(wanted),
    isComing,
    approach: { onPointerEnter: prepare, onFocus: prepare },
  }
}
