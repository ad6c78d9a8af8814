// A photo under review in full, with all that helps to decide.
import './flagged-details.css'
import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import { longMoment } from '@aerie/text/moments'
import { Check, Trash2 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useApprove } from './mutations.ts'

interface FlaggedDetailsDialogProps {
  photo: FlaggedPhoto
  open: boolean
  onClose: () => void
  onDelete: () => void
}

export function FlaggedDetailsDialog({ photo, open, onClose, onDelete }: FlaggedDetailsDialogProps) {
  const approval = useApprove()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Photo details"
      width={940}
      busy={approval.isPending}
      footer={
        <>
          <Button variant="danger-quiet" icon={<Trash2 />} disabled={approval.isPending} onClick={onDelete}>
            Delete permanently
          </Button>
          <Button variant="ghost" disabled={approval.isPending} onClick={onClose}>
            Close
          </Button>
          <Button
            variant="primary"
            icon={<Check />}
            pending={approval.isPending}
            pendingLabel="Approving..."
            onClick={() => approval.mutate(photo, { onSuccess: onClose })}
          >
            Approve and restore
          </Button>
        </>
      }
    >
      <div className="flagged-details">
        <Media photo={photo} />
        <Facts photo={photo} />
      </div>
      <Note>
        {photo.uploaderName ? `${photo.uploaderName} is told either way. ` : ''}Once approved, the same reason cannot
        hide the photo again. Deleting is for good: it does not go to the bin.
      </Note>
    </Dialog>
  )
}

const Media = ({ photo: { filename, hash, mediaType, caption, originalName } }: { photo: FlaggedPhoto }) => (
  <div>
    {mediaType === 'video' ? (
      <video
        src={mediaUrl(filename)}
        {...(hash !== null && { poster: thumbnailUrl(filename, 400) })}
        aria-label={caption ?? originalName}
        controls
        playsInline
        preload="metadata"
      />
    ) : (
      <img src={mediaUrl(filename)} alt={caption ?? originalName} />
    )}
    {caption && <p className="caption mt-2.5">{caption}</p>}
  </div>
)

const Facts = ({ photo }: { photo: FlaggedPhoto }) => (
  <div>
    <p className="flagged-details-reason">{photo.flagReason}</p>
    <dl>
      <dt>Flagged by</dt>
      <dd>{photo.flaggedByName ?? 'a brother who has left'}</dd>
      <dt>Flagged at</dt>
      <dd className="num">{longMoment(photo.flaggedAt)}</dd>
      <dt>File</dt>
      <dd className="num">{photo.originalName}</dd>
      <dt>Album</dt>
      <dd>
        <Link to={`/media/${photo.albumId}`} className="text-foil hover:text-foil-hover">
          {photo.albumTitle}
        </Link>
      </dd>
      <dt>Added by</dt>
      <dd>{photo.uploaderName ?? 'a brother who has left'}</dd>
      <dt>Brothers</dt>
      <dd>{photo.brothers.length > 0 ? photo.brothers.join(', ') : 'nobody is tagged'}</dd>
    </dl>
  </div>
)
