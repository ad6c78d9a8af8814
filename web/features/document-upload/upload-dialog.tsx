// Adds documents, one file after the other, each with what is written about it.
import { ACCEPTED_DOCUMENTS, isSameDocument, levelsOf } from '@aerie/contract/document-values'
import type { Role } from '@aerie/contract/person'
import { plural } from '@aerie/text/plurals'
import { detailedSize } from '@aerie/text/sizes'
import { useState } from 'react'
import { DocumentInputs } from '#features/documents/document-inputs.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { documentDraft } from './sending/draft.ts'
import { fileRefusal, isMarkable, titleOfFile } from './sending/file-rules.ts'
import { SendingFoot } from './sending/sending-foot.tsx'
import { findSame } from './sending/uploads.ts'
import { useUpload } from './sending/use-upload.ts'
import { NEW_DOCUMENT, useDraftedForm } from './use-drafted-form.ts'

interface UploadDialogProps {
  role: Role
  /** Dropped on the page. */
  dropped?: readonly File[]
  open: boolean
  onClose: () => void
}

export function UploadDialog({ role, dropped = [], open, onClose }: UploadDialogProps) {
  const [files, setFiles] = useState(dropped)
  const { largestDocumentMb } = useSettings()
  const [fault, setFault] = useState<string | null>(null)
  const [same, setSame] = useState<string | null>(null)
  const [isComparing, setComparing] = useState(false)
  const { entry, start, leave, cancel } = useUpload({
    onIn: () => goOn(),
    onFailed: (sentence) => (isSameDocument(sentence) ? setSame(sentence) : setFault(sentence)),
  })
  const { form, follow, begin } = useDraftedForm(dropped[0])
  const [file, ...others] = files

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen)
    setFault(chosen.length > 0 ? fileRefusal(chosen[0], largestDocumentMb) : null)
    setSame(null)
    const [first] = chosen
    if (first) follow(first)
  }
  const goOn = () => {
    documentDraft.keep(null)
    const [next] = others
    const { category, accessLevel } = form.getValues()
    begin({ ...NEW_DOCUMENT, category, accessLevel, title: next ? titleOfFile(next) : '' })
    choose(others)
    if (!next) onClose()
  }
  const submit = (again: boolean) =>
    form.handleSubmit(
      async (fields) => {
        setFault(fileRefusal(file, largestDocumentMb))
        if (!file || fileRefusal(file, largestDocumentMb)) return
        setComparing(true)
        const found = again ? null : await findSame(file)
        setComparing(false)
        setSame(found)
        if (!found) start({ name: file.name, size: file.size, content: file, fields, again })
      },
      () => setFault(fileRefusal(file, largestDocumentMb)),
    )()
  const close = () => {
    // It is on its way: what was typed has gone with it.
    if (entry) {
      leave()
      documentDraft.keep(null)
    }
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Upload Document"
      description={
        others.length > 0 ? `${others.length} more ${plural(others.length, 'follows', 'follow')}` : undefined
      }
      busy={isComparing}
      onSubmit={(event) => {
        event.preventDefault()
        if (!entry) void submit(false)
      }}
      footer={
        <SendingFoot entry={entry} isBusy={isComparing} label="Upload Document" onClose={close} onStop={cancel} />
      }
    >
      <FileInput file={file} fault={fault} onFiles={choose} />
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

interface FileInputProps {
  file: File | undefined
  fault: string | null
  onFiles: (files: readonly File[]) => void
}

function FileInput({ file, fault, onFiles }: FileInputProps) {
  const { documentWatermarking, largestDocumentMb } = useSettings()
  return (
    <>
      <Field label="File" error={fault ?? undefined}>
        <FileDrop
          title={file ? file.name : 'Drop a file here'}
          hint={
            file
              ? `${detailedSize(file.size)}; drop or choose another to take that instead`
              : `or choose it from this device; at most ${largestDocumentMb} MB`
          }
          touchTitle={file ? file.name : 'Choose a file'}
          touchHint={
            file ? `${detailedSize(file.size)}; choose another to take that instead` : `At most ${largestDocumentMb} MB`
          }
          accept={ACCEPTED_DOCUMENTS}
          multiple
          onFiles={onFiles}
        />
      </Field>
      {documentWatermarking && file && !fault && !isMarkable(file) && (
        <Note>
          Copies of files like this carry no watermark; only pictures, PDF, docx, xlsx and pptx files do. Only the log
          shows who has read it.
        </Note>
      )}
    </>
  )
}
