// A field for files: drop them, or press and choose.
import './file-drop.css'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { ByPointer } from './by-pointer.tsx'
import { useFieldProps } from './field-context.ts'

type FileDropProps = {
  title: ReactNode
  hint?: ReactNode
  /** In their place where nothing can be dropped. */
  touchTitle?: string
  touchHint?: string
  /** As in the accept attribute; dropped files are not held to it, so check what arrives. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

export function FileDrop({ accept, multiple = false, disabled = false, onFiles, ...words }: FileDropProps) {
  const title = byPointer(words.title, words.touchTitle)
  const hint = byPointer(words.hint, words.touchHint)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length > 0 && !disabled) onFiles(files)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    hover(event)
    take(event.dataTransfer.files)
  }
  return (
    <label className="file-drop" data-over={over || undefined} onDragOver={hover} onDragLeave={hover} onDrop={drop}>
      <input
        type="file"
        {...useFieldProps({})}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <Upload />
      <b>{title}</b>
      {hint && <small>{hint}</small>}
    </label>
  )
}

const byPointer = (mouse: ReactNode, touch: string | undefined) =>
  touch === undefined ? mouse : <ByPointer mouse={mouse} touch={touch} />
