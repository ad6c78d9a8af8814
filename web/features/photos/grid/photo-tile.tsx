// A photo among the others of an album.
import './photo-tile.css'
import { thumbnailSrcSet, thumbnailUrl } from '@aerie/contract/album-values'
import type { Photo } from '@aerie/contract/photos'
import { Check, Flag, ImageOff, LoaderCircle, Play, UsersRound } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useObjectUrl } from '#lib/use-object-url.ts'
import { Tag } from '#ui/lists/tag.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { cx } from '#ui/theme/cx.ts'
import { durationText, photoName } from '../photo-words.ts'

interface PhotoTileProps {
  photo: Photo
  /** Its place in the row, in CSS pixels. */
  left: number
  width: number
  height: number
  /** Where the photo is to be seen by itself. */
  href: string
  /** Reached by Tab: one of all tiles is. */
  isActive: boolean
  onOpen: (photo: Photo) => void
  /** Stands there while its sizes are being made. */
  preview?: Blob | undefined
  /** Stands on it for what can be done with it. */
  actions?: ReactNode
  /** While some are being chosen: a press chooses it. */
  choice?: PhotoChoice | undefined
}

export interface PhotoChoice {
  chosen: ReadonlySet<number>
  /** Whether one may be chosen at all. */
  isOffered: (photo: Photo) => boolean
  /** `through`: with all between it and the one that was chosen last. */
  onToggle: (photo: Photo, through: boolean) => void
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, left, width, height, href, isActive, onOpen, actions, choice } = props
  const local = useObjectUrl(photo.state === 'making' ? props.preview : undefined)
  const open = (event: MouseEvent) => {
    if (choice) {
      event.preventDefault()
      if (choice.isOffered(photo)) choice.onToggle(photo, event.shiftKey)
      return
    }
    // Another tab, or another window, is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(photo)
  }
  const press = (event: KeyboardEvent) => {
    if (!choice || event.key !== ' ') return
    event.preventDefault()
    if (choice.isOffered(photo)) choice.onToggle(photo, event.shiftKey)
  }
  return (
    <div
      className={cx('photo-tile', choice && !choice.isOffered(photo) && 'photo-tile-not-offered')}
      style={{ left, width, height }}
    >
      <a
        href={href}
        data-photo={photo.id}
        tabIndex={isActive ? 0 : -1}
        draggable={false}
        onClick={open}
        onKeyDown={press}
        {...(choice && {
          role: 'checkbox',
          'aria-checked': choice.chosen.has(photo.id),
          'aria-disabled': !choice.isOffered(photo),
        })}
      >
        <span className="sr-only">{photoName(photo)}</span>
        <Thumbnail
          hash={photo.hash}
          src={local}
          {...(photo.hash !== null && {
            src: thumbnailUrl(photo.filename, 400),
            srcSet: thumbnailSrcSet(photo.filename),
            // The thumbnails are named by their long side.
            sizes: `${Math.max(width, height)}px`,
          })}
        />
        <Marks photo={photo} />
        {choice?.isOffered(photo) && (
          <span className={cx('photo-tile-check', choice.chosen.has(photo.id) && 'photo-tile-checked')} aria-hidden>
            {choice.chosen.has(photo.id) && <Check />}
          </span>
        )}
      </a>
      {!choice && actions}
    </div>
  )
}

function Marks({ photo }: { photo: Photo }) {
  const { state, failure, isFlagged, isAnimated, mediaType, durationMs, taggedCount, caption } = photo
  return (
    <span aria-hidden>
      {state === 'failed' && (
        <span className="photo-tile-failed">
          <ImageOff />
          cannot be shown
          <span className="photo-tile-why">{failure}</span>
        </span>
      )}
      <span className="photo-tile-left">
        {isFlagged && (
          <span className="tag photo-tile-flagged">
            <Flag />
            <span>Flagged for Review</span>
          </span>
        )}
        {mediaType === 'video' && (
          <Tag tone="over" icon={<Play />}>
            {durationMs !== null && <span className="num">{durationText(durationMs)}</span>}
          </Tag>
        )}
        {isAnimated && mediaType === 'photo' && <Tag tone="over">GIF</Tag>}
        {state === 'making' && (
          <span className="photo-tile-state">
            <Tag tone="over" icon={<LoaderCircle />}>
              Being made ready
            </Tag>
          </span>
        )}
      </span>
      {taggedCount > 0 && state !== 'making' && (
        <span className="photo-tile-right">
          <Tag tone="over" icon={<UsersRound />}>
            <span className="num">{taggedCount}</span>
          </Tag>
        </span>
      )}
      {caption && state !== 'making' && (
        <span className="photo-tile-caption">
          <span>{caption}</span>
        </span>
      )}
    </span>
  )
}
