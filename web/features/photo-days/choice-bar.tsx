// What to do with the photos of an album that are chosen.
import './choice-bar.css'
import { formatCount } from '@aerie/contract/formats'
import { CalendarClock } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface ChoiceBarProps {
  count: number
  /** How many may be chosen. */
  offered: number
  onAll: () => void
  onCorrect: () => void
  onEnd: () => void
}

export function ChoiceBar({ count, offered, onAll, onCorrect, onEnd }: ChoiceBarProps) {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      onEnd()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [onEnd])
  return (
    <section className="choice-bar" aria-label="Selection">
      <b role="status">{formatCount(count)} selected</b>
      {count < offered && (
        <Button variant="link" onClick={onAll}>
          Select all {formatCount(offered)}
        </Button>
      )}
      <div className="choice-bar-end">
        <Button variant="ghost" onClick={onEnd}>
          Done
        </Button>
        <Button variant="primary" icon={<CalendarClock />} disabled={count === 0} onClick={onCorrect}>
          Correct the day
        </Button>
      </div>
    </section>
  )
}
