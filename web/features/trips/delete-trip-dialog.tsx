// Asks before a trip is deleted.
import type { Trip } from '@aerie/contract/trips'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteTrip } from './mutations.ts'

interface DeleteTripDialogProps {
  trip: Trip
  open: boolean
  onClose: () => void
}

export function DeleteTripDialog({ trip, open, onClose }: DeleteTripDialogProps) {
  const removal = useDeleteTrip(trip)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete “${trip.title}”?`}
      description={
        trip.isShared
          ? 'It is deleted for good, with its news item and the notifications nobody has read yet.'
          : 'It is deleted for good.'
      }
      icon={<Trash2 />}
      confirmLabel="Delete Trip"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onClose })}
    />
  )
}
