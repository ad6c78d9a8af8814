// What stands over the map: that it is on its way, why it is not there, or that there is nobody on it.
import './map-note.css'
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { cx } from '#ui/theme/cx.ts'

export interface Failure {
  /** What could not be loaded: the map, or Google's. */
  name: string
  error: unknown
  advice?: string | undefined
}

/** Without a failure it says that the map is loading. */
export function MapNote({ failure, onTryAgain }: { failure: Failure | null; onTryAgain: () => void }) {
  if (!failure)
    return (
      <p role="status" className="map-note map-note-quiet">
        Loading interactive map...
      </p>
    )
  const { name, error, advice } = failure
  const message = sentenceOf(error, error instanceof Error ? error.message : undefined)
  return (
    <div role="alert" className="map-note">
      <p className="font-strong">{`Failed to load ${name}: ${message}`}</p>
      {advice && <p className="text-ink-2">{advice}</p>}
      <Button size="sm" className="mt-2" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  )
}

/** `isNarrowed`: there are some, but none of those who are asked for. */
export const NobodyNote = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <div role="status" className={cx('map-note', isNarrowed && 'map-note-low')}>
    <p className="font-strong">{isNarrowed ? 'None of them is on the map' : 'No member locations available'}</p>
    <p className="text-ink-2">
      {isNarrowed ? 'Change the filters, or clear them' : 'Add member locations to see them on the map'}
    </p>
  </div>
)
