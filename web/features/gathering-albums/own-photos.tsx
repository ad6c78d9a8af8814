// Photos of one's own that were taken at a gathering and lie elsewhere: one press moves them to its album.
import './gathering-album-card.css'
import { thumbnailUrl } from '@aerie/contract/album-values'
import type { GatheringAlbum } from '@aerie/contract/gathering-albums'
import type { Gathering } from '@aerie/contract/gatherings'
import { counted, plural } from '@aerie/text/plurals'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { useMovePhotos, useMovePhotosBack } from './mutations.ts'
import { spanOf } from './span.ts'

interface OwnPhotosProps {
  gathering: Pick<Gathering, 'id' | 'startDate' | 'startTime' | 'endDate' | 'endTime'>
  photos: GatheringAlbum['own']
}

const MOST_SHOWN = 4

export function OwnPhotos({ gathering, photos }: OwnPhotosProps) {
  /** What he has moved just now, to be undone. */
  const [moved, setMoved] = useState<number[]>([])
  const move = useMovePhotos(gathering.id)
  const back = useMovePhotosBack(gathering.id)
  const { length } = photos
  const add = () =>
    move.mutate(
      photos.map(({ id }) => id),
      { onSuccess: ({ photoIds }) => setMoved(photoIds) },
    )
  if (moved.length > 0)
    return (
      <p role="status" className="flex flex-wrap items-center gap-3">
        {counted(moved.length, 'photo')} of yours added.
        <Button
          size="sm"
          variant="ghost"
          pending={back.isPending}
          onClick={() => back.mutate(moved, { onSuccess: () => setMoved([]) })}
        >
          Undo
        </Button>
      </p>
    )
  if (length === 0) return null
  return (
    <section className="grid gap-3" aria-label="Photos of yours">
      <p>
        {counted(length, 'photo')} of yours {plural(length, 'was', 'were')} taken {spanOf(gathering)}. Add{' '}
        {plural(length, 'it', 'them')}? {plural(length, 'It leaves', 'They leave')} the album{' '}
        {plural(length, 'it lies', 'they lie')} in.
      </p>
      <ul className="gathering-album-card">
        {photos.slice(0, MOST_SHOWN).map(({ id, filename, hash }) => (
          <li key={id}>
            <Thumbnail
              hash={hash}
              alt="A photo of yours"
              {...(hash !== null && { src: thumbnailUrl(filename, 400) })}
            />
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" size="sm" pending={move.isPending} pendingLabel="Adding..." onClick={add}>
        Add {plural(length, 'it', 'them')}
      </Button>
    </section>
  )
}
