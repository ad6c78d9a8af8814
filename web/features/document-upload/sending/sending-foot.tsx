// The foot of a dialog that sends a file: what sends it, or how far it has come and the way to call it off.
import { Upload } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { DialogActions } from '#ui/overlays/dialog-actions.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { DocumentEntry } from './uploads.ts'

interface SendingFootProps {
  /** Null while nothing is sent. */
  entry: DocumentEntry | null
  isBusy?: boolean
  label: string
  /** The dialog closes; what is sent goes on. */
  onClose: () => void
  onStop: () => void
}

export function SendingFoot({ entry, isBusy = false, label, onClose, onStop }: SendingFootProps) {
  if (!entry)
    return (
      <DialogActions busy={isBusy} onCancel={onClose}>
        <Button type="submit" variant="primary" icon={<Upload />} pending={isBusy}>
          {label}
        </Button>
      </DialogActions>
    )
  return (
    <>
      <UploadProgress entry={entry} />
      <Button onClick={onStop}>Cancel Upload</Button>
      <Button variant="primary" onClick={onClose}>
        Go On Meanwhile
      </Button>
    </>
  )
}
