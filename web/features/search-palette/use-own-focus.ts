// The focus is the palette's while it stands: the page beneath takes neither keys nor presses, and gets the focus back afterwards.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { focusOrigin, returnFocus } from '#ui/overlays/focus-origin.ts'

/** `onClosed`: told once the focus is back. */
export function useOwnFocus(field: RefObject<HTMLInputElement | null>, onClosed: () => void) {
  const tell = useEffectEvent(onClosed)
  useLayoutEffect(() => {
    const origin = focusOrigin()
    const page = document.getElementById('root')
    page?.toggleAttribute('inert', true)
    field.current?.focus()
    return () => {
      page?.toggleAttribute('inert', false)
      returnFocus(origin)
      tell()
    }
  }, [field])
}
