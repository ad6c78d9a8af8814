// What to do with the photos of an album that are chosen.
import { formatCount } from '@aerie/text/numbers'
import { CalendarClock } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ChosenBar } from '#ui/lists/chosen-bar.tsx'

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
    <ChosenBar
      count={formatCount(count)}
      acts={
        <>
          <Button variant="ghost" onClick={onEnd}>
            Done
          </Button>
          <Button variant="primary" icon={<CalendarClock />} disabled={count === 0} onClick={onCorrect}>
            Correct the day
          </Button>
        </>
      }
    >
      {count < offered && (
        <Button variant="link" onClick={onAll}>
          Select all {formatCount(offered)}
        </Button>
      )}
    </ChosenBar>
  )
}
