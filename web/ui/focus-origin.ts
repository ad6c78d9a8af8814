// Remembers where the focus was before a dialog took it, and gives it back.

/** What has the focus; for an item of a menu, which is about to close, the button that opened the menu. */
export function focusOrigin(): HTMLElement | null {
  const active = document.activeElement
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (opener) return document.getElementById(opener)
  return active instanceof HTMLElement ? active : null
}

/** Focuses the origin, or the page's main part when the origin is gone with what was deleted. */
export function returnFocus(origin: HTMLElement | null): void {
  const target = origin?.isConnected && origin !== document.body ? origin : document.getElementById('main')
  target?.focus()
}
