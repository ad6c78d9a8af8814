// Creates an album or changes one; nothing typed is lost by a refusal, nor by closing without meaning it.
import { LONGEST_ALBUM_DESCRIPTION, LONGEST_ALBUM_TITLE } from '@aerie/contract/album-values'
import { type Album, AlbumFields } from '@aerie/contract/albums'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

type Form = UseFormReturn<z.input<typeof AlbumFields>, unknown, AlbumFields>

interface AlbumDialogProps {
  /** The album to change; none for a new one. */
  album?: Album
  open: boolean
  onClose: () => void
  isSaving: boolean
  /** Rejects where it was refused. */
  onSave: (fields: AlbumFields) => Promise<unknown>
}

const NEW = { title: 'Create Album', save: 'Create Album', saving: 'Creating...', discard: 'Discard this album?' }
const CHANGED = { title: 'Edit Album', save: 'Save Changes', saving: 'Saving...', discard: 'Discard your changes?' }

export function AlbumDialog({ album, open, onClose, isSaving, onSave }: AlbumDialogProps) {
  const [isLeaving, setLeaving] = useState(false)
  const form: Form = useForm({ resolver: zodResolver(AlbumFields), defaultValues: fieldsOf(album) })
  const words = album ? CHANGED : NEW
  // Read here, because the form only keeps track of what is read while it renders.
  const { isDirty } = form.formState
  const leave = () => (isDirty ? setLeaving(true) : onClose())
  const save = form.handleSubmit((fields) => onSave(fields).then(onClose, (error) => showFieldErrors(error, form)))
  return (
    <>
      <FormDialog
        open={open}
        onClose={leave}
        title={words.title}
        onSubmit={save}
        submitLabel={words.save}
        pendingLabel={words.saving}
        pending={isSaving}
      >
        <AlbumInputs form={form} />
      </FormDialog>
      <ConfirmDialog
        open={open && isLeaving}
        onClose={() => setLeaving(false)}
        title={words.discard}
        description="What you typed has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={onClose}
      />
    </>
  )
}

function AlbumInputs({ form: { register, watch, formState } }: { form: Form }) {
  const { errors } = formState
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} maxLength={LONGEST_ALBUM_TITLE} autoComplete="off" />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea {...register('description')} rows={3} maxLength={LONGEST_ALBUM_DESCRIPTION} />
      </Field>
      <Switch
        {...register('isOpen')}
        label="Open album"
        hint={watch('isOpen') ? 'Anyone can contribute' : 'Only its creator adds to it; every brother sees it'}
      />
    </>
  )
}

const fieldsOf = (album: Album | undefined) => ({
  title: album?.title ?? '',
  description: album?.description ?? '',
  isOpen: album?.isOpen ?? true,
})
