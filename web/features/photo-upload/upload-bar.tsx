// How much has been sent, as a thin line; hatched while nothing moves.
import './upload-panel.css'
import { cx } from '#ui/theme/cx.ts'

interface UploadBarProps {
  label: string
  /** From 0 to 1. */
  share: number
  isStopped?: boolean
}

export function UploadBar({ label, share, isStopped = false }: UploadBarProps) {
  const percent = Math.round(share * 100)
  return (
    <div
      className={cx('upload-panel-bar', isStopped && 'upload-panel-bar-stopped')}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ '--done': `${percent}%` }}
    >
      <i />
    </div>
  )
}
