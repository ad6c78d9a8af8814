// Chooses what goes to an album: dropped, pasted, from the device or its camera. The upload itself goes on without the dialog.
import { ACCEPTED_MEDIA, NO_FILES } from '@aerie/contract/album-values'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import { refusalOf, sizesOf } from './file-rules.ts'
import { TakePhotoButton } from './take-photo-button.tsx'
import { startUpload } from './uploads.ts'

interface UploadDialogProps {
  /** As it stands in the address. */
  albumId: string
  title: string
  open: boolean
  onClose: () => void
}

export function UploadDialog({ albumId, title, open, onClose }: UploadDialogProps) {
  const cache = useQueryClient()
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const add = (more: readonly File[]) => {
    setError(undefined)
    setFiles((known) => [...known, ...more.filter((file) => !known.some((other) => isSame(file, other)))])
  }
  usePastedFiles(open, add)
  const limits = useSettings()
  const start = () => {
    const sent = files.filter((file) => refusalOf(file, limits) === null)
    if (sent.length === 0) return setError(NO_FILES)
    startUpload(albumId, sent, { cache, limits })
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Upload Media"
      description={`to ${title}`}
      onSubmit={start}
      submitLabel="Upload Media"
      pendingLabel="Uploading..."
      pending={false}
      icon={<Upload />}
    >
      <Field label="Photos and videos" error={error}>
        <FileDrop
          title="Drop photos and videos here"
          touchTitle="Choose photos and videos"
          hint="or paste them, or choose from this device"
          touchHint="from this device"
          accept={ACCEPTED_MEDIA}
          multiple
          onFiles={add}
        />
      </Field>
      <TakePhotoButton onFiles={add} />
      {files.length > 0 && (
        <ChosenFiles
          limits={limits}
          files={files}
          onRemove={(gone) => setFiles(files.filter((file) => file !== gone))}
        />
      )}
      <ul className="grid gap-1 text-sm text-ink-2">
        <Fact>{sizesOf(limits)}</Fact>
        <Fact>Places and camera data are taken out before anyone sees them</Fact>
      </ul>
    </FormDialog>
  )
}

const Fact = ({ children }: { children: string }) => (
  <li className="flex items-center gap-2">
    <Check className="text-success" />
    {children}
  </li>
)

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

function usePastedFiles(isWanted: boolean, take: (files: readonly File[]) => void) {
  useEffect(() => {
    if (!isWanted) return
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) take(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
}
