// Hands the browser a file to save.

export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Later, for a browser that has yet to ask where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
