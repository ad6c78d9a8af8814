// What was chosen to be uploaded: how much it is, and what of it cannot be sent.
import { formatCount } from '@aerie/text/numbers'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { type Limits, refusalOf } from './file-rules.ts'
import { playsHere } from './still.ts'

const MB = 1_000_000
const AVI = 'An AVI'
const OTHER = 'A video that this browser does not play'
const AS_IT_IS = 'may be shared for download alone, without what the camera wrote into it.'
const isAvi = ({ name }: File) => /\.avi$/i.test(name)

interface ChosenFilesProps {
  files: readonly File[]
  limits: Limits
  onRemove: (file: File) => void
}

export function ChosenFiles({ files, limits, onRemove }: ChosenFilesProps) {
  const refused = files.flatMap((file) => {
    const sentence = refusalOf(file, limits)
    return sentence ? [{ file, sentence }] : []
  })
  const sent = files.filter((file) => refusalOf(file, limits) === null)
  const hasUnplayed = useUnplayed(files, limits)
  const what = hasUnplayed ? OTHER : sent.some(isAvi) ? AVI : null
  const size = sent.reduce((sum, file) => sum + file.size, 0)
  return (
    <div className="grid gap-1" role="status">
      <p className="num">
        {formatCount(sent.length)} chosen, {formatCount(Math.ceil(size / MB))} MB
      </p>
      {what && (
        <p className="text-sm text-ink-2">
          {what} {AS_IT_IS}
        </p>
      )}
      <ul>
        {refused.map(({ file, sentence }) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex items-center gap-2 text-sm text-danger"
          >
            <CircleAlert />
            <span className="min-w-0 flex-1 wrap-anywhere">{sentence}</span>
            <Button variant="ghost" size="sm" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether one of the videos, which are tried one after the other, is of a kind that this browser does not know. */
function useUnplayed(files: readonly File[], limits: Limits) {
  const [tried] = useState(() => new WeakMap<File, Promise<boolean>>())
  const [found, setFound] = useState<File>()
  useEffect(() => {
    let isOver = false
    const look = async () => {
      for (const file of files) {
        if (isOver || isAvi(file) || !file.type.startsWith('video/') || refusalOf(file, limits)) continue
        const plays = tried.get(file) ?? playsHere(file)
        tried.set(file, plays)
        if (!(await plays) && !isOver) return setFound(file)
      }
    }
    void look()
    return () => {
      isOver = true
    }
  }, [files, limits, tried])
  return found !== undefined && files.includes(found)
}
