// Changes what is written about a document, and who may see it.
import { ACCESS_LEVELS } from '@aerie/contract/document-values'
import { type Document, DocumentFields } from '@aerie/contract/documents'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { type DocumentForm, DocumentInputs } from './document-inputs.tsx'
import { useSaveDocument } from './mutations.ts'

interface EditDocumentDialogProps {
  document: Document
  open: boolean
  onClose: () => void
}

export function EditDocumentDialog({ document, open, onClose }: EditDocumentDialogProps) {
  const saving = useSaveDocument(document)
  const [isLeaving, setLeaving] = useState(false)
  const { title, description, category, accessLevel, revision } = document
  const form: DocumentForm = useForm({
    resolver: zodResolver(DocumentFields),
    defaultValues: { title, description: description ?? '', category, accessLevel },
  })
  // Read here, because the form only keeps track of what is read while it renders.
  const { isDirty } = form.formState
  const isLowered = ACCESS_LEVELS.indexOf(form.watch('accessLevel')) < ACCESS_LEVELS.indexOf(accessLevel)
  const save = form.handleSubmit((fields) =>
    saving.mutateAsync({ ...fields, revision }).then(onClose, (error) => showFieldErrors(error, form)),
  )
  return (
    <>
      <FormDialog
        open={open}
        onClose={() => (isDirty ? setLeaving(true) : onClose())}
        title="Edit Document"
        onSubmit={save}
        submitLabel="Save Changes"
        pendingLabel="Saving..."
        pending={saving.isPending}
      >
        <DocumentInputs form={form} levels={ACCESS_LEVELS} />
        {isLowered && <Note tone="warning">More brothers will see this document, its text and its cover at once.</Note>}
      </FormDialog>
      <ConfirmDialog
        open={open && isLeaving}
        onClose={() => setLeaving(false)}
        title="Discard your changes?"
        description="What you typed has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={onClose}
      />
    </>
  )
}
