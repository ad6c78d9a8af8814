// Says beside a video or a picture that moves whether the own copy is marked, and how far that of a video is.
import type { OwnCopy } from '@aerie/contract/photo-files'
import type { Photo } from '@aerie/contract/photos'
import { useQuery } from '@tanstack/react-query'
import { ownCopyQuery } from './queries.ts'

type CopiedPhoto = Pick<Photo, 'id' | 'mediaType' | 'isAnimated' | 'isDownloadOnly' | 'state'>

export function CopyNote({ photo }: { photo: CopiedPhoto }) {
  const moves = photo.mediaType === 'video' || photo.isAnimated
  const { data } = useQuery({ ...ownCopyQuery(photo), enabled: moves && photo.state === 'ready' })
  const sentence = data && moves ? sentenceOf(data, photo) : null
  if (sentence === null) return null
  return (
    <p className="text-sm text-ink-3" role="status">
      {sentence}
    </p>
  )
}

const OF_BURNT: Record<OwnCopy['state'], string> = {
  none: 'Your download bears your name, the day and a code. Making it takes about as long as the video plays.',
  making: 'Your copy is being made. It is saved as soon as it is ready; if you go on, fetch it within a day.',
  ready: 'Your copy is ready, and kept for a day.',
}

function sentenceOf({ marking, state }: OwnCopy, { isDownloadOnly }: CopiedPhoto) {
  if (marking === 'burnt') return OF_BURNT[state]
  if (marking === 'still')
    return 'This animation is too long to be marked for each viewer, so it is shown as a still picture.'
  if (marking === 'marked') return null
  return isDownloadOnly ? 'That you download it is noted.' : 'That you watch or download it is noted.'
}
