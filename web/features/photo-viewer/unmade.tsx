// In place of a photo that is still being made ready, or could not be.
import './photo-viewer.css'
import type { Photo } from '@aerie/contract/photos'
import { FailedPhotoActs } from '#features/photos/failed-photo.tsx'
import { photoName } from '#features/photos/photo-words.ts'

interface FailedStageProps {
  photo: Photo
  onRemove: () => void
}

/** Of its uploader and super admins: others do not know of it. */
export const FailedStage = ({ photo, onRemove }: FailedStageProps) => (
  <div className="photo-viewer-stage">
    <div className="photo-viewer-review">
      <div role="status">
        <b>This {photo.mediaType} cannot be shown</b>
        <p>{photo.failure}</p>
      </div>
      <p className="photo-viewer-acts">
        <FailedPhotoActs photo={photo} name={photoName(photo)} onRemove={onRemove} />
      </p>
      <p>Only its uploader and super admins see it.</p>
    </div>
  </div>
)
