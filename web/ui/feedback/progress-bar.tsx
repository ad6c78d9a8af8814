// The bar of a progress by itself: how far something has come.
import './progress-bar.css'
import { cx } from '../theme/cx.ts'

type ProgressBarProps = ({ label: string } | { labelledBy: string }) & {
  /** From 0 to 100. */
  percent: number
  thin?: boolean
  /** Hatched: nothing moves. */
  isStopped?: boolean
}

export const ProgressBar = ({ percent, thin, isStopped, ...name }: ProgressBarProps) => (
  <div
    className={cx('progress-bar', thin && 'progress-bar-thin', isStopped && 'progress-bar-stopped')}
    role="progressbar"
    aria-label={'label' in name ? name.label : undefined}
    aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    style={{ '--done': `${percent}%` }}
  >
    <i />
  </div>
)
