// The photos around the one that is seen, to be gone to by a press; the keyboard has the arrow keys.
import './photo-viewer.css'
import { thumbnailUrl } from '@aerie/contract/album-values'
import type { Photo } from '@aerie/contract/photos'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'

const BESIDE = 8

interface FilmstripProps {
  photos: readonly Photo[]
  /** The place of the one that is seen. */
  at: number
  onPick: (photo: Photo) => void
}

export const Filmstrip = ({ photos, at, onPick }: FilmstripProps) => (
  <div className="photo-viewer-strip" aria-hidden>
    {photos.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).map((photo) => (
      <button
        key={photo.id}
        type="button"
        tabIndex={-1}
        data-current={photo.id === photos[at]?.id || undefined}
        onClick={() => onPick(photo)}
      >
        <Thumbnail hash={photo.hash} {...(photo.hash !== null && { src: thumbnailUrl(photo.filename, 200) })} />
      </button>
    ))}
  </div>
)
