// The way to a new trip from every page.
import { MapPinPlus } from 'lucide-react'
import { SpineAction } from '#ui/layout/sidebar-action.tsx'
import { useTripDialog } from './use-trip-dialog.tsx'

export function QuickTripAction() {
  const { dialog, open, isComing, approach } = useTripDialog()
  return (
    <>
      <SpineAction
        {...approach}
        label="Quick Trip"
        icon={<MapPinPlus />}
        aria-busy={isComing || undefined}
        onClick={() => open()}
      />
      {dialog}
    </>
  )
}
