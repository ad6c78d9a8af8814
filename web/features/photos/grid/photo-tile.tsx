// A photo among the others of an album.
import './photo-tile.css'
import { thumbnailSrcSet, thumbnailUrl } from '@aerie/contract/album-values'
import type { Photo } from '@aerie/contract/photos'
import { Flag, ImageOff, LoaderCircle, Play, UsersRound } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useObjectUrl } from '#lib/use-object-url.ts'
import { Tag } from '#ui/lists/tag.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
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
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, left, width, height, href, isActive, onOpen, actions } = props
  const local = useObjectUrl(photo.state === 'making' ? props.preview : undefined)
  const open = (event: MouseEvent) => {
    // Another tab, or another window, is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(photo)
  }
  return (
    <div className="photo-tile" style={{ left, width, height }}>
      <a href={href} data-photo={photo.id} tabIndex={isActive ? 0 : -1} draggable={false} onClick={open}>
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
      </a>
      {actions}
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
      </span>
      {taggedCount > 0 && (
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
      {state === 'making' && (
        <span className="photo-tile-state">
          <Tag tone="over" icon={<LoaderCircle />}>
            Being made ready
          </Tag>
        </span>
      )}
    </span>
  )
}
