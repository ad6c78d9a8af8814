// One picture on the stage, whole: its thumbnail first, then itself; or a video that plays there.
import './photo-viewer.css'
import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import type { Photo } from '@aerie/contract/photos'
import { type ReactNode, useState } from 'react'
import { photoName } from '#features/photos/photo-words.ts'
import { usePlaceholder } from '#lib/use-placeholder.ts'
import { cx } from '#ui/theme/cx.ts'
import { type StageView, WHOLE } from './stage-view.ts'

/** The longest side of what is served, in pixels. */
const LARGEST = 1600

interface PictureProps {
  photo: Photo
  /** Those beside it are fetched and stay hidden. */
  isCurrent: boolean
  view: StageView
  /** Lies over the picture and moves with it. */
  children?: ReactNode
}

export function Picture({ photo, isCurrent, view, children }: PictureProps) {
  const { filename, width, height, state, hash } = photo
  const placeholder = usePlaceholder(hash)
  const ratio = width > 0 && height > 0 ? width / height : 1
  const natural =
    photo.mediaType === 'video' || state !== 'ready' ? LARGEST : Math.min(LARGEST, LARGEST * ratio, width || LARGEST)
  const { scale, x, y } = isCurrent ? view : WHOLE
  return (
    <div className={cx('photo-viewer-picture', !isCurrent && 'photo-viewer-beside')} aria-hidden={!isCurrent}>
      <div
        data-picture={isCurrent ? 'current' : 'beside'}
        className={cx(scale > 1 && 'photo-viewer-large')}
        style={{
          '--ratio': String(ratio),
          '--scale': scale,
          '--natural': `${natural}px`,
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          backgroundImage: [
            hash !== null && `url(${thumbnailUrl(filename, 400)})`,
            placeholder && `url(${placeholder})`,
          ]
            .filter(Boolean)
            .join(', '),
        }}
      >
        {state === 'ready' && <Shown photo={photo} isCurrent={isCurrent} />}
        {isCurrent && children}
      </div>
      {state === 'making' && isCurrent && (
        <p className="photo-viewer-review" role="status">
          <b>Being made ready</b>
          <span>It is shown here as soon as that is done.</span>
        </p>
      )}
    </div>
  )
}

function Shown({ photo, isCurrent }: { photo: Photo; isCurrent: boolean }) {
  const [isBroken, setBroken] = useState(false)
  if (photo.mediaType === 'photo')
    return isBroken && isCurrent ? (
      <p className="photo-viewer-review" role="status">
        This photo could not be loaded.
      </p>
    ) : (
      <img
        src={mediaUrl(photo.filename)}
        alt={isCurrent ? photoName(photo) : ''}
        draggable={false}
        decoding="async"
        onError={() => setBroken(true)}
      />
    )
  if (!isCurrent) return null
  if (isBroken || photo.isDownloadOnly)
    return (
      <p className="photo-viewer-review" role="status">
        This video cannot be played here. You can download it.
      </p>
    )
  return (
    <video
      src={mediaUrl(photo.filename)}
      {...(photo.hash !== null && { poster: thumbnailUrl(photo.filename, 400) })}
      aria-label={photoName(photo)}
      controls
      playsInline
      preload="metadata"
      // Sound alone comes where the picture's codec is not known.
      onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && setBroken(true)}
      onError={() => setBroken(true)}
    />
  )
}
