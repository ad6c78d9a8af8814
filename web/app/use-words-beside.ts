// Whether the words stand beside the icons of the rail: until an entry is opened, or one turns away.
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'

/** `path`: the page that stands beside it. Answers what the sidebar listens to besides. */
export function useWordsBeside(path: string) {
  const [outAt, setOutAt] = useState<string>()
  const putAway = () => setOutAt(undefined)
  return {
    areOut: outAt === path,
    toggle: () => setOutAt((at) => (at === path ? undefined : path)),
    onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && putAway(),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && putAway(),
    // The scrim over the page is the sidebar's own.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => target === currentTarget && putAway(),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) =>
      relatedTarget !== null && !currentTarget.contains(relatedTarget) && putAway(),
  }
}
