// Remembers where the focus was before a dialog took it, and gives it back.

/** What has the focus; for an item of a menu, which is about to close, the button that opened the menu. */
export function focusOrigin(): HTMLElement | null {
  const active = document.activeElement
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (opener) return document.getElementById(opener)
  return active instanceof HTMLElement ? active : null
}

/**
 * Focuses the origin. Where that is gone with what was deleted, what has the focus by now keeps it, such as the origin
 * of another dialog that closed at the same time; else the page's main part gets it.
 */
export function returnFocus(origin: HTMLElement | null): void {
  if (origin?.isConnected && origin !== document.body) origin.focus()
  else if (document.activeElement === document.body) document.getElementById('main')?.focus()
}
