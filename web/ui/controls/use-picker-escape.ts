// Leaves Escape to the open list of a select, where a dialog around it would close instead.
import { useEffect } from 'react'

const isPickerOpen = () =>
  CSS.supports('selector(:open)') && document.activeElement?.closest('select')?.matches(':open') === true

/** While on, Escape does not get past the window as long as a select shows its list. */
export function usePickerEscape(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isPickerOpen()) event.stopPropagation()
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [on])
}
