// How far something has come, with what it is.
import './progress.css'
import { useId } from 'react'
import { ProgressBar } from './progress-bar.tsx'

type ProgressProps = { label: string; value: number; max?: number }

export function Progress({ label, value, max = 100 }: ProgressProps) {
  const id = useId()
  const percent = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0
  return (
    <div className="progress">
      <div>
        <span id={id}>{label}</span>
        <span className="num">{percent}%</span>
      </div>
      <ProgressBar labelledBy={id} percent={percent} />
    </div>
  )
}
