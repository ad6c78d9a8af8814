// Notes, silences, loading, failures and progress.
import { RotateCcw, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Progress } from '../ui/feedback/progress.tsx'
import { QueryState } from '../ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

export const StatePieces = () => (
  <GallerySection title="States">
    <div className="gallery-grid">
      <div className="gallery-stack">
        <Note>This trip will remain private. Enable sharing to notify brothers and appear on the map.</Note>
        <Note tone="foil">Brothers near your destinations will be notified.</Note>
        <Note tone="warning">Role changes take effect immediately.</Note>
        <Note tone="danger">The file could not be read. Please check that it is a CSV.</Note>
      </div>
      <Card flush>
        <EmptyState title="No members found" action={<Button variant="primary">Add Member</Button>}>
          Try adjusting your filters or search terms
        </EmptyState>
      </Card>
      <Card flush>
        <EmptyState title="No documents available" compact />
      </Card>
      <Card flush>
        <ErrorPanel
          title="The feed could not be loaded"
          message="502: Bad Gateway"
          action={<Button icon={<RotateCcw />}>Try again</Button>}
        />
      </Card>
      <Card flush>
        <ErrorPanel title="Access Denied" message="Super admin access required." icon={<ShieldAlert />} />
      </Card>
      <Card flush>
        <Asking />
      </Card>
      <div className="gallery-stack">
        <Card>
          <Progress label="Importing members" value={148} max={240} />
        </Card>
        <Card>
          <Loading label="Loading the feed" className="gallery-stack">
            <Skeleton width="40%" height={18} />
            <Skeleton />
            <Skeleton width="70%" />
          </Loading>
        </Card>
      </div>
    </div>
  </GallerySection>
)

/** Fails until it is asked again. */
function Asking() {
  const [isAnswered, setAnswered] = useState(false)
  const refetch = async () => setAnswered(true)
  const answer = isAnswered ? { data: ['It came.'], error: null } : { data: undefined, error: new Error() }
  return (
    <QueryState
      query={{ ...answer, isFetching: false, refetch }}
      skeleton={<Skeleton />}
      failure="It could not be loaded"
    >
      {([sentence]) => <p className="p-5">{sentence}</p>}
    </QueryState>
  )
}
