// A photo under review: why, by whom, and what to do about it.
import './flagged-row.css'
import { thumbnailSrcSet, thumbnailUrl } from '@aerie/contract/album-values'
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import { longMoment } from '@aerie/text/moments'
import { Check, Flag, Trash2 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { useApprove } from './mutations.ts'

interface FlaggedRowProps {
  photo: FlaggedPhoto
  onDetails: (photo: FlaggedPhoto) => void
  onDelete: (photo: FlaggedPhoto) => void
}

export function FlaggedRow({ photo, onDetails, onDelete }: FlaggedRowProps) {
  const approval = useApprove()
  const name = photo.caption ?? photo.originalName
  return (
    <li className="flagged-row">
      <button type="button" className="flagged-row-frame" onClick={() => onDetails(photo)}>
        <span className="sr-only">Details of {name}</span>
        <Thumbnail
          hash={photo.hash}
          {...(photo.hash !== null && {
            src: thumbnailUrl(photo.filename, 400),
            srcSet: thumbnailSrcSet(photo.filename),
            sizes: '400px',
          })}
        />
        <span className="flagged-row-mark" aria-hidden>
          <Tag tone="over" icon={<Flag />}>
            Flagged for Review
          </Tag>
        </span>
      </button>
      <div className="min-w-0">
        <h2>{photo.flagReason}</h2>
        <div className="flagged-row-by">
          <p className="meta">
            <span>Flagged by {photo.flaggedByName ?? 'a brother who has left'}</span>
            <span className="num">{longMoment(photo.flaggedAt)}</span>
          </p>
          <p className="meta">
            <span className="wrap-anywhere">{photo.originalName}</span>
            <span>{photo.albumTitle}</span>
            {photo.uploaderName && <span>added by {photo.uploaderName}</span>}
          </p>
        </div>
      </div>
      <div className="flagged-row-acts">
        <Button onClick={() => onDetails(photo)}>View Details</Button>
        <Button
          icon={<Check />}
          pending={approval.isPending}
          pendingLabel="Approving..."
          aria-label={`Approve ${name}`}
          onClick={() => approval.mutate(photo)}
        >
          Approve
        </Button>
        <Button variant="danger-quiet" icon={<Trash2 />} aria-label={`Delete ${name}`} onClick={() => onDelete(photo)}>
          Delete
        </Button>
      </div>
    </li>
  )
}
