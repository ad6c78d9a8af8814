// What whoever sent a photo can do once it could not be made ready: try again, keep what he sent, or take it away.
import type { Photo } from '@aerie/contract/photos'
import { Download, RotateCw, Trash2 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { useDownloadSent, useMakeAgain } from './mutations.ts'

interface FailedPhotoActsProps {
  photo: Pick<Photo, 'id'>
  /** What it is called to those who do not see it. */
  name: string
  onRemove: () => void
}

export function FailedPhotoActs({ photo, name, onRemove }: FailedPhotoActsProps) {
  const again = useMakeAgain()
  const download = useDownloadSent()
  return (
    <>
      <Button
        size="sm"
        icon={<RotateCw />}
        pending={again.isPending}
        aria-label={`Try again, ${name}`}
        onClick={() => again.mutate(photo)}
      >
        Try again
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Download />}
        pending={download.isPending}
        aria-label={`Download, ${name}`}
        onClick={() => download.mutate(photo)}
      >
        Download
      </Button>
      <Button size="sm" variant="ghost" icon={<Trash2 />} aria-label={`Remove, ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </>
  )
}
