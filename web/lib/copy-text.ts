// Puts a text on the clipboard, also where a browser has no clipboard for pages: without https, and in older ones.

/** Rejects where the browser does not allow it: some ask, and some refuse. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
  } catch (refused) {
    if (!copySelected(text)) throw refused
  }
}

/** By a field that is selected for a moment, beside what has the focus, since a dialog would take it back from elsewhere. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  const beside = focused?.parentElement ?? document.body
  beside.append(field)
  field.focus({ preventScroll: true })
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
