// Replaces the file of a document; the former one stays among its versions.
import { ACCEPTED_DOCUMENTS, LONGEST_VERSION_NOTE } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { detailedSize } from '@aerie/text/sizes'
import { useState } from 'react'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { fileRefusal } from './sending/file-rules.ts'
import { SendingFoot } from './sending/sending-foot.tsx'
import { useUpload } from './sending/use-upload.ts'

interface ReplaceFileDialogProps {
  document: Document
  open: boolean
  onClose: () => void
}

export function ReplaceFileDialog({ document, open, onClose }: ReplaceFileDialogProps) {
  const { largestDocumentMb } = useSettings()
  const [file, setFile] = useState<File>()
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { entry, start, leave, cancel } = useUpload({ onIn: onClose, onFailed: setFault })
  const submit = () => {
    const refusal = fileRefusal(file, largestDocumentMb)
    setFault(refusal)
    if (!file || refusal) return
    start({ name: file.name, size: file.size, content: file, note, replaces: document })
  }
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Replace File"
      description={`of ${document.title}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!entry) submit()
      }}
      footer={<SendingFoot entry={entry} label="Replace File" onClose={close} onStop={cancel} />}
    >
      <Field label="File" error={fault ?? undefined}>
        <FileDrop
          title={file ? file.name : 'Drop the new file here'}
          hint={file ? detailedSize(file.size) : `or choose it from this device; at most ${largestDocumentMb} MB`}
          touchTitle={file ? file.name : 'Choose the new file'}
          touchHint={file ? detailedSize(file.size) : `At most ${largestDocumentMb} MB`}
          accept={ACCEPTED_DOCUMENTS}
          onFiles={([chosen]) => {
            setFile(chosen)
            setFault(fileRefusal(chosen, largestDocumentMb))
          }}
        />
      </Field>
      <Field label="What changed" optional>
        <Input value={note} onChange={({ target }) => setNote(target.value)} maxLength={LONGEST_VERSION_NOTE} />
      </Field>
    </Dialog>
  )
}
