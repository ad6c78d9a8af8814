// Adds documents, one file after the other, each with what is written about it.
import { ACCEPTED_DOCUMENTS, levelsOf } from '@aerie/contract/document-values'
import { DocumentFields } from '@aerie/contract/documents'
import type { Role } from '@aerie/contract/person'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSettings } from '#features/settings/queries.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type DocumentForm, DocumentInputs } from './document-inputs.tsx'
import { isSameFile, useUploadDocument } from './mutations.ts'
import { keepDraft, readDraft } from './sending/draft.ts'
import { fileRefusal, isMarkable, titleOfFile } from './sending/file-rules.ts'
import { SendingFoot } from './sending/sending-foot.tsx'
import { useSending } from './sending/use-sending.ts'
import { sizeText } from './words/document-words.ts'

interface UploadDialogProps {
  role: Role
  /** Dropped on the page. */
  dropped?: readonly File[]
  open: boolean
  onClose: () => void
}

const DEFAULTS = { title: '', description: '', category: 'general', accessLevel: 'members' } as const

export function UploadDialog({ role, dropped = [], open, onClose }: UploadDialogProps) {
  const [files, setFiles] = useState(dropped)
  const [fault, setFault] = useState<string | null>(null)
  const [same, setSame] = useState<string | null>(null)
  const { documentWatermarking } = useSettings()
  const uploading = useUploadDocument()
  const { percent, send, cancel } = useSending()
  const form = useDraftedForm(dropped[0])
  const [file, ...others] = files

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen)
    setFault(chosen.length > 0 ? fileRefusal(chosen[0]) : null)
    setSame(null)
    const [first] = chosen
    if (first && form.getValues('title') === '') form.setValue('title', titleOfFile(first))
  }
  const goOn = () => {
    keepDraft(null)
    const [next] = others
    const { category, accessLevel } = form.getValues()
    form.reset({ ...DEFAULTS, category, accessLevel, title: next ? titleOfFile(next) : '' })
    choose(others)
    if (!next) onClose()
  }
  const submit = (again: boolean) =>
    form.handleSubmit(
      (fields) => {
        setFault(fileRefusal(file))
        if (!file || fileRefusal(file)) return
        return send((sending) => uploading.mutateAsync({ file, fields, again, ...sending })).then(goOn, (error) => {
          if (isSameFile(error)) setSame(error.detail ?? null)
          else showFieldErrors(error, form)
        })
      },
      () => setFault(fileRefusal(file)),
    )()

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Upload Document"
      description={
        others.length > 0 ? `${others.length} more ${others.length === 1 ? 'follows' : 'follow'}` : undefined
      }
      busy={percent !== null}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(false)
      }}
      footer={<SendingFoot percent={percent} label="Upload Document" onCancel={onClose} onStop={cancel} />}
    >
      <Field label="File" error={fault ?? undefined}>
        <FileDrop
          title={file ? file.name : 'Drop a file here'}
          hint={
            file
              ? `${sizeText(file.size)}; drop or choose another to take that instead`
              : 'or choose it from this device; at most 50 MB'
          }
          accept={ACCEPTED_DOCUMENTS}
          multiple
          onFiles={choose}
        />
      </Field>
      {documentWatermarking && file && !fault && !isMarkable(file) && (
        <Note>
          Copies of files of this kind bear no watermark; only PDF files and pictures do. Who reads it is known from the
          log alone.
        </Note>
      )}
      <DocumentInputs form={form} levels={levelsOf(role)} />
      {same && (
        <Note tone="warning">
          {same}{' '}
          <Button variant="link" onClick={() => void submit(true)}>
            Upload it all the same
          </Button>
        </Note>
      )}
    </Dialog>
  )
}

/** Filled with what was typed before the dialog was closed. */
function useDraftedForm(first: File | undefined): DocumentForm {
  const form: DocumentForm = useForm({
    resolver: zodResolver(DocumentFields),
    defaultValues: { ...DEFAULTS, ...(first && { title: titleOfFile(first) }), ...readDraft() },
  })
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const { title, description, category, accessLevel } = form.getValues()
      keepDraft({ title, description: description ?? '', category, accessLevel })
    })
    return unsubscribe
  }, [form])
  return form
}
