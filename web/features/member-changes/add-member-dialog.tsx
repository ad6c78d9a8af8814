// Adds a member; nothing typed is lost by a refusal, nor by closing without meaning it.
import { NewMember } from '@aerie/contract/member-changes'
import { displayName } from '@aerie/contract/person'
import { zodResolver } from '@hookform/resolvers/zod'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/form-errors.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { AddMemberFields } from './add-member-fields.tsx'
import { useAddMember } from './mutations.ts'
import { EMPTY_MEMBER, type NewMemberInput, type NewMemberOutput } from './new-member.ts'

/** Who has been added, and whether his invitation is on its way. */
export interface Added {
  id: number
  name: string
  isInvited: boolean
}

interface AddMemberDialogProps {
  mayGiveRoles: boolean
  onClose: () => void
  onAdded: (added: Added) => void
}

export function AddMemberDialog({ mayGiveRoles, onClose, onAdded }: AddMemberDialogProps) {
  const add = useAddMember()
  const [leaving, setLeaving] = useState(false)
  const form = useForm<NewMemberInput, unknown, NewMemberOutput>({
    resolver: zodResolver(NewMember),
    defaultValues: EMPTY_MEMBER,
  })
  // Read here, because the form only keeps track of what is read while it renders.
  const { isDirty } = form.formState
  const leave = () => (isDirty ? setLeaving(true) : onClose())
  const save = form.handleSubmit((member) =>
    add.mutate(member, {
      onSuccess: (added) =>
        onAdded({ id: added.id, name: displayName(added), isInvited: member.sendInvitation === true }),
      onError: (error) => void showFieldErrors(error, form),
    }),
  )
  return (
    <>
      <FormDialog
        open
        onClose={leave}
        title="Add Member"
        onSubmit={save}
        icon={<UserPlus />}
        submitLabel="Add Member"
        pendingLabel="Adding..."
        pending={add.isPending}
      >
        <FormProvider {...form}>
          <AddMemberFields mayGiveRoles={mayGiveRoles} />
        </FormProvider>
      </FormDialog>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title="Discard the new member?"
        description="What you typed has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={onClose}
      />
    </>
  )
}
