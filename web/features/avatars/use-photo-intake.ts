// Files that are dropped on the editor, or pasted anywhere on the page.
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** The handlers are for the place that takes dropped files. */
export function usePhotoIntake(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event)
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const onDrop = (event: DragEvent) => {
    hover(event)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return { isOver, handlers: { onDragOver: hover, onDragLeave: hover, onDrop } }
}

/** Word processors put a picture of the text beside the text: whoever is writing wants the text. */
function pictureIn({ clipboardData, target }: ClipboardEvent) {
  const isWriting = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
  if (!clipboardData || (isWriting && clipboardData.types.includes('text/plain'))) return undefined
  return [...clipboardData.files].find(({ type }) => type.startsWith('image/'))
}
