// Plans a trip or changes one; nothing typed is lost by a refusal, nor by closing without meaning it.
import type { Trip } from '@aerie/contract/trips'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { TripFields } from './trip-fields.tsx'
import type { TripDays } from './trip-form.ts'
import { useTripForm } from './use-trip-form.ts'

interface TripDialogProps {
  /** The trip to change; none for a new one. */
  trip?: Trip | undefined
  /** Where a new one goes. */
  place?: string | undefined
  days?: TripDays
  open: boolean
  onClose: () => void
}

const NEW = { title: 'Quick Trip', save: 'Create Trip', saving: 'Creating...' }
const CHANGED = { title: 'Edit Trip', save: 'Save Changes', saving: 'Saving...' }

export function TripDialog({ trip, place, days, open, onClose }: TripDialogProps) {
  const [isLeaving, setLeaving] = useState(false)
  const { form, submit, isSaving } = useTripForm(trip, onClose, place, days)
  const words = trip ? CHANGED : NEW
  // Read here, because the form only keeps track of what is read while it renders.
  const { isDirty } = form.formState
  const leave = () => (isDirty ? setLeaving(true) : onClose())
  return (
    <>
      <FormDialog
        open={open}
        onClose={leave}
        title={words.title}
        description="Up to five places, in the order you travel."
        onSubmit={submit}
        submitLabel={words.save}
        pendingLabel={words.saving}
        pending={isSaving}
      >
        <FormProvider {...form}>
          <TripFields trip={trip} />
        </FormProvider>
      </FormDialog>
      <ConfirmDialog
        open={open && isLeaving}
        onClose={() => setLeaving(false)}
        title={trip ? 'Discard your changes?' : 'Discard this trip?'}
        description="What you typed has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={onClose}
      />
    </>
  )
}
