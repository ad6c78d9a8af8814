// What is known of a photo: its caption, who added it and when it was taken.
import { displayName } from '@aerie/contract/person'
import './photo-viewer.css'
import type { PhotoDetails } from '@aerie/contract/photos'
import { Flag } from 'lucide-react'
import { takenDay } from '#features/photos/photo-words.ts'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'

export const PhotoFacts = ({ photo: { caption, uploadedBy, takenAt, isFlagged } }: { photo: PhotoDetails }) => (
  <div className="grid gap-2">
    {isFlagged && (
      <span>
        <Tag tone="danger" icon={<Flag />}>
          Flagged for Review
        </Tag>
      </span>
    )}
    {caption && <p className="photo-viewer-caption">{caption}</p>}
    <p className="meta">
      {uploadedBy && (
        <span>
          Added by{' '}
          <Link to={`/profile/${uploadedBy.id}`} className="text-ink-2 hover:text-foil-hover">
            {displayName(uploadedBy)}
          </Link>
        </span>
      )}
      <span>{takenDay(takenAt)}</span>
    </p>
  </div>
)
