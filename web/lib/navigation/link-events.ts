// What a link listens to: it opens without loading anew, and what it leads to is fetched when somebody is about to go there.
import type { MouseEvent } from 'react'

/** Whoever passes over it goes elsewhere. */
const REST_MS = 50

/** A click with a key held down, or with another button, is the browser's. */
export const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

let resting: ReturnType<typeof setTimeout> | undefined

/** Pointer and focus rest on one thing at a time; `undefined` when that is nothing. */
export function whenRested(act?: () => void) {
  clearTimeout(resting)
  resting = act && setTimeout(act, REST_MS)
}
