// Hands the browser a file to save.

export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  // Later, for a browser that has yet to ask where to put it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What the browser fetches by itself. */
export function saveFrom(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
