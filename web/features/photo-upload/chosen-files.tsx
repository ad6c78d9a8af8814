// What was chosen to be uploaded: how much it is, and what of it cannot be sent.
import { formatCount } from '@aerie/contract/formats'
import { CircleAlert } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { refusalOf } from './file-rules.ts'

const MB = 1_000_000
const AS_IT_IS = 'An AVI may be shared for download alone, without what the camera wrote into it.'

interface ChosenFilesProps {
  files: readonly File[]
  onRemove: (file: File) => void
}

export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const refused = files.flatMap((file) => {
    const sentence = refusalOf(file)
    return sentence ? [{ file, sentence }] : []
  })
  const sent = files.filter((file) => refusalOf(file) === null)
  const size = sent.reduce((sum, file) => sum + file.size, 0)
  return (
    <div className="grid gap-1" role="status">
      <p className="num">
        {formatCount(sent.length)} chosen, {formatCount(Math.ceil(size / MB))} MB
      </p>
      {sent.some(({ name }) => /\.avi$/i.test(name)) && <p className="text-sm text-ink-2">{AS_IT_IS}</p>}
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
