// The foot of a dialog that sends a file: what sends it, or how far it has come and the way to call it off.
import { Upload } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { DialogActions } from '#ui/overlays/dialog-actions.tsx'

interface SendingFootProps {
  /** Null while nothing is sent. */
  percent: number | null
  label: string
  onCancel: () => void
  onStop: () => void
}

export function SendingFoot({ percent, label, onCancel, onStop }: SendingFootProps) {
  if (percent === null)
    return (
      <DialogActions busy={false} onCancel={onCancel}>
        <Button type="submit" variant="primary" icon={<Upload />}>
          {label}
        </Button>
      </DialogActions>
    )
  return (
    <>
      <div className="grid min-w-0 flex-1 gap-1 text-sm text-ink-2">
        <span className="num">{percent < 100 ? `${percent}% sent` : 'Being checked'}</span>
        <ProgressBar label="Sent" percent={percent} thin />
      </div>
      <Button onClick={onStop}>Cancel Upload</Button>
    </>
  )
}
