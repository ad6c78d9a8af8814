// The way to a new trip from every page.
import { MapPinPlus } from 'lucide-react'
import { SidebarAction } from '#ui/layout/sidebar-action.tsx'
import { useTripDialog } from './use-trip-dialog.tsx'

export function QuickTripAction() {
  const { dialog, open, isComing, approach } = useTripDialog()
  return (
    <>
      <SidebarAction
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
