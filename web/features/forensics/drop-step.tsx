// Where the leaked picture is put in: dropped, pasted or chosen.
import './forensics.css'
import { LARGEST_LEAK } from '@aerie/contract/forensics'
import { useEffect, useState } from 'react'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Note } from '#ui/feedback/note.tsx'

export function DropStep({ onFile }: { onFile: (file: File) => void }) {
  const [refused, setRefused] = useState<string>()
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const sentence = refusalOf(file)
    setRefused(sentence)
    if (!sentence) onFile(file)
  }
  usePastedFiles(take)
  return (
    <>
      <FileDrop
        title="Drop the leaked picture here"
        touchTitle="Choose the leaked picture"
        hint="or paste it, or choose a file"
        touchHint="from this device"
        accept="image/*"
        onFiles={take}
      />
      {refused && <Note tone="danger">{refused}</Note>}
      <Note>Each look-up is logged with your name. The file is read here and not kept.</Note>
      <p className="forensics-hint">
        A screenshot, a crop or a copy from a messenger will do. The larger it is, the better the odds.
      </p>
    </>
  )
}

function refusalOf({ type, size }: File) {
  // Of some, such as photos of an iPhone, browsers do not know what they are: the server looks into them.
  if (type !== '' && !type.startsWith('image/')) return 'Please select an image file.'
  return size > LARGEST_LEAK ? 'Please select an image smaller than 50MB.' : undefined
}

function usePastedFiles(take: (files: readonly File[]) => void) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => take([...(clipboardData?.files ?? [])])
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  })
}
