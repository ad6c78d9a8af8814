// What a photo is called where its picture alone does not say it.

import type { Photo } from '@aerie/contract/photos'
import { longDay, writtenDay } from '@aerie/text/dates'
import { plural } from '@aerie/text/plurals'

const MINUTE_S = 60

/** '1:24', as players show it. */
export function durationText(milliseconds: number) {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}

/** '2 November 2026', by the clock of the camera: whatever the reader's zone, it stays that day. */
export const takenDay = (takenAt: string) => longDay(writtenDay(takenAt))

type DescribedPhoto = Pick<
  Photo,
  'caption' | 'mediaType' | 'takenAt' | 'taggedCount' | 'isFlagged' | 'state' | 'failure'
>

/** 'The ridge walk, 9 brothers', for those who do not see it. */
export function photoName({ caption, mediaType, takenAt, taggedCount, isFlagged, state, failure }: DescribedPhoto) {
  const kind = mediaType === 'video' ? 'Video' : 'Photo'
  return [
    caption ?? `${kind} of ${takenDay(takenAt)}`,
    caption && mediaType === 'video' && 'video',
    taggedCount > 0 && `${taggedCount} ${plural(taggedCount, 'brother')}`,
    isFlagged && 'flagged for review',
    state === 'making' && 'being made ready',
    state === 'failed' && `cannot be shown: ${failure}`,
  ]
    .filter(Boolean)
    .join(', ')
}
