// Calls a gathering or changes one; nothing typed is lost by a refusal, nor by closing without meaning it.
import type { Gathering } from '@aerie/contract/gatherings'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from '#lib/navigation/navigation.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { GatheringFields } from './gathering-fields.tsx'
import { useGatheringForm } from './use-gathering-form.ts'

interface GatheringDialogProps {
  /** The one to change; none for a new one. */
  gathering?: Gathering | undefined
  open: boolean
  onClose: () => void
}

const NEW = { title: 'Post a gathering', save: 'Post gathering', saving: 'Posting...' }
const CHANGED = { title: 'Change the gathering', save: 'Save Changes', saving: 'Saving...' }

export function GatheringDialog({ gathering, open, onClose }: GatheringDialogProps) {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const { form, submit, isSaving } = useGatheringForm(gathering, ({ id }) => {
    onClose()
    if (!gathering) void navigate({ to: '/events/$gatheringId', params: { gatheringId: String(id) } })
  })
  const words = gathering ? CHANGED : NEW
  // Read here, because the form only keeps track of what is read while it renders.
  const { isDirty } = form.formState
  return (
    <>
      <FormDialog
        open={open}
        onClose={() => (isDirty ? setLeaving(true) : onClose())}
        title={words.title}
        description="Big or small. Two brothers and a boat is enough."
        onSubmit={submit}
        submitLabel={words.save}
        pendingLabel={words.saving}
        pending={isSaving}
      >
        <FormProvider {...form}>
          <GatheringFields isNew={!gathering} />
        </FormProvider>
      </FormDialog>
      <ConfirmDialog
        open={open && isLeaving}
        onClose={() => setLeaving(false)}
        title="Throw away what you wrote?"
        description="What you typed has not been saved."
        confirmLabel="Throw away"
        cancelLabel="Keep Editing"
        onConfirm={onClose}
      />
    </>
  )
}
