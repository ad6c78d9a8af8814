// One photo of an album by itself, with what is known of it; the others follow by keys, swipes and presses.
import { formatCount } from '@aerie/text/numbers'
import './photo-viewer.css'
import type { Photo, PhotoDetails } from '@aerie/contract/photos'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { photoQuery } from '#features/photos/queries.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { PhotoFacts } from './photo-facts.tsx'
import { Picture } from './picture.tsx'
import { FailedStage } from './unmade.tsx'
import { useStage } from './use-stage.ts'
import { ViewerDialog } from './viewer-dialog.tsx'
import { ViewerTool } from './viewer-tool.tsx'

/** What other parts of the installation add to a photo. */
interface ViewerParts {
  /** Stand in the bar. */
  tools?: (photo: PhotoDetails) => ReactNode
  /** Stand beside the photo, under its caption. */
  facts?: (photo: PhotoDetails) => ReactNode
  /** Lies over the picture. */
  over?: (photo: PhotoDetails) => ReactNode
}

interface PhotoViewerProps extends ViewerParts {
  photos: readonly Photo[]
  /** How many there are where not all of them are here. */
  total?: string | undefined
  /** An id, which need not be among the photos: it may be under review. */
  opened: number
  onMove: (photo: Photo) => void
  onClose: () => void
  /** He would have one that could not be made ready taken away. */
  onRemove: (photo: Photo) => void
}

export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, total, opened, onMove, onClose, onRemove, tools, facts, over } = props
  const query = useQuery(photoQuery(opened))
  const at = photos.findIndex(({ id }) => id === opened)
  // What has come under review, or is deleted, is not shown any longer, though it was here a moment ago.
  const details = isGone(query.error) ? undefined : query.data
  const photo = photos[at] ?? details
  const go = (to: number) => {
    const next = photos[to]
    if (next) onMove(next)
    return next !== undefined
  }
  const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: photos.length - 1 }
  return (
    <ViewerDialog
      label="Photo viewer"
      origin={() => document.querySelector<HTMLElement>(`[data-photo="${opened}"]`)}
      onKey={(key) => at >= 0 && key in moves && go(moves[key] ?? -1)}
      onClose={onClose}
    >
      <div className="photo-viewer-main">
        <div className="photo-viewer-bar">
          <span className="num text-ink-2" role="status">
            {at >= 0 && `${formatCount(at + 1)} of ${total ?? formatCount(photos.length)}`}
          </span>
          <div className="photo-viewer-tools">
            {details && tools?.(details)}
            <span className="photo-viewer-divider" />
            <ViewerTool label="Close viewer" onPress={onClose}>
              <X />
            </ViewerTool>
          </div>
        </div>
        {query.error && !details ? (
          <NotShown error={query.error} onAgain={() => void query.refetch()} />
        ) : photo?.state === 'failed' ? (
          <FailedStage photo={photo} onRemove={() => onRemove(photo)} />
        ) : (
          <Stage photos={photos} at={at} photo={photo} onGo={go}>
            {details && over?.(details)}
          </Stage>
        )}
        <NavButtons at={at} count={photos.length} onGo={go} />
        {at >= 0 && <Filmstrip photos={photos} at={at} onPick={onMove} />}
      </div>
      <aside className="photo-viewer-side" aria-label="About this photo">
        {details && (
          <>
            <PhotoFacts photo={details} />
            {facts?.(details)}
          </>
        )}
      </aside>
    </ViewerDialog>
  )
}

interface StageProps {
  photos: readonly Photo[]
  at: number
  photo: Photo | undefined
  onGo: (to: number) => boolean
  children: ReactNode
}

/** The photos beside it are there already when one goes on. */
function Stage({ photos, at, photo, onGo, children }: StageProps) {
  const { box, view, handlers } = useStage({ picture: photo?.id ?? 0, onSwipe: (by) => at >= 0 && onGo(at + by) })
  const shown = at >= 0 ? photos.slice(Math.max(0, at - 1), at + 2) : photo ? [photo] : []
  return (
    <div ref={box} className="photo-viewer-stage" {...handlers}>
      {shown.map((one) => (
        <Picture key={one.id} photo={one} isCurrent={one.id === photo?.id} view={view}>
          {children}
        </Picture>
      ))}
    </div>
  )
}

const NavButtons = ({ at, count, onGo }: { at: number; count: number; onGo: (to: number) => boolean }) => (
  <>
    {at > 0 && (
      <button
        type="button"
        className="photo-viewer-nav photo-viewer-previous"
        aria-label="Previous"
        onClick={() => onGo(at - 1)}
      >
        <ChevronLeft />
      </button>
    )}
    {at >= 0 && at < count - 1 && (
      <button
        type="button"
        className="photo-viewer-nav photo-viewer-next"
        aria-label="Next"
        onClick={() => onGo(at + 1)}
      >
        <ChevronRight />
      </button>
    )}
  </>
)

const UNDER_REVIEW_STATUS = 410

const isGone = (error: unknown) => error instanceof Refused && [404, UNDER_REVIEW_STATUS].includes(error.status)

const UNDER_REVIEW = 'A brother has flagged this photo. Until a super admin has decided, nobody else sees it.'

/** Under review it is kept from everyone but super admins; else it is gone, or did not arrive. */
function NotShown({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const isUnderReview = error instanceof Refused && error.status === UNDER_REVIEW_STATUS
  const isFinal = isGone(error)
  return (
    <div className="photo-viewer-stage">
      <div className="photo-viewer-review" role="alert">
        <b>
          {isUnderReview
            ? 'Under Review'
            : isFinal
              ? 'This photo is not here any more'
              : 'The photo could not be loaded'}
        </b>
        <p>{isUnderReview ? UNDER_REVIEW : sentenceOf(error)}</p>
        {!isFinal && <Button onClick={onAgain}>Try again</Button>}
      </div>
    </div>
  )
}
