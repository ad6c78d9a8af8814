// The upload to an album, on its page: how far all of it is, and each file with what can be done about it.
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import './upload-panel.css'
import { ChevronDown, ChevronUp, Pause, Play, WifiOff } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { hasUnsavedCaption, type PhotoEntry, type QueueState } from '#features/photo-queue/entries.ts'
import type { UploadQueue } from '#features/photo-queue/upload-queue.ts'
import { followConnection, isOnline } from '#lib/connection.ts'
import { Button } from '#ui/controls/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { cx } from '#ui/theme/cx.ts'
import { progressLine, type Sums, sumsOf, uploadTitle } from './summary.ts'
import type { CaptionActs } from './upload-caption.tsx'
import { type FailedActs, UploadRow } from './upload-row.tsx'
import { endUpload, subscribeToUploads, uploadTo } from './uploads.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Rows of files for which nothing is to be done. */
const MOST_QUIET = 100
/** So few are all shown at once. */
const FEW = 6

/** `albumId` as it stands in the address. */
export function UploadPanel({ albumId, actsOf }: { albumId: string } & FailedActs) {
  const queue = useSyncExternalStore(subscribeToUploads, () => uploadTo(albumId))
  return queue ? <Upload queue={queue} albumId={albumId} actsOf={actsOf} /> : null
}

function Upload({ queue, albumId, actsOf }: { queue: UploadQueue<File>; albumId: string } & FailedActs) {
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  const [isLeaving, setLeaving] = useState(false)
  const sums = sumsOf(state.entries)
  const end = () => endUpload(albumId)
  const wouldLose = !sums.isSent || state.entries.some(hasUnsavedCaption)
  return (
    <UploadView
      state={state}
      actsOf={actsOf}
      hrefOf={(photoId) => `/media/${albumId}?photo=${photoId}`}
      onPause={queue.pause}
      onResume={queue.resume}
      onRetry={queue.retry}
      onRemove={(id) => (state.entries.length === 1 ? end() : queue.remove([id]))}
      onDraft={queue.draftCaption}
      onCaption={queue.saveCaption}
      onEnd={() => (wouldLose ? setLeaving(true) : end())}
    >
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={sums.isSent ? 'Close the upload?' : 'Cancel the upload?'}
        description={
          sums.isSent
            ? 'A caption has not been saved yet, and would be lost.'
            : 'What is in the album stays there; the rest is not sent.'
        }
        confirmLabel={sums.isSent ? 'Close' : 'Cancel Upload'}
        cancelLabel="Go On"
        onConfirm={end}
      />
    </UploadView>
  )
}

interface UploadViewProps extends CaptionActs, FailedActs {
  state: QueueState<File>
  hrefOf: (photoId: number) => string
  onPause: () => void
  onResume: () => void
  onRetry: (id: number) => void
  onRemove: (id: number) => void
  /** Takes the panel away. */
  onEnd: () => void
  children?: ReactNode
}

export function UploadView({ state, onPause, onResume, onEnd, children, ...acts }: UploadViewProps) {
  const isThere = useSyncExternalStore(followConnection, isOnline)
  const sums = sumsOf(state.entries)
  return (
    <Card flush className="upload-panel">
      <div className="upload-panel-head">
        <Progress state={state} sums={sums} isOnline={isThere} />
        <div className="upload-panel-actions">
          {!sums.isSent &&
            (state.isPaused ? (
              <Button icon={<Play />} onClick={onResume}>
                Resume
              </Button>
            ) : (
              isThere && (
                <Button icon={<Pause />} onClick={onPause}>
                  Pause
                </Button>
              )
            ))}
          <Button variant="ghost" onClick={onEnd}>
            {sums.isSent ? 'Close' : 'Cancel'}
          </Button>
        </div>
        <ProgressBar
          label="All files"
          percent={sums.bytes > 0 ? Math.round((sums.sent / sums.bytes) * 100) : 0}
          thin
          isStopped={!sums.isSent && (state.isPaused || !isThere)}
        />
      </div>
      {!isThere && !sums.isSent && (
        <p className="upload-panel-note" role="status">
          <WifiOff />
          No connection. The upload waits and goes on by itself; what is there is not sent twice.
        </p>
      )}
      <Rows entries={state.entries} {...acts} />
      {children}
    </Card>
  )
}

function Progress({ state, sums, isOnline: isThere }: { state: QueueState; sums: Sums; isOnline: boolean }) {
  const left = useTimeLeft(sums.sent, sums.bytes, !sums.isSent && !state.isPaused && isThere)
  return (
    <div>
      <h2>{uploadTitle(state, sums, isThere)}</h2>
      <p className="meta num mt-px">{[progressLine(sums), left].filter(Boolean).join(', ')}</p>
    </div>
  )
}

type RowsProps = Pick<UploadViewProps, 'hrefOf' | 'actsOf' | 'onRetry' | 'onRemove' | keyof CaptionActs> & {
  entries: readonly PhotoEntry<File>[]
}

function Rows({ entries, ...acts }: RowsProps) {
  const [chosen, setAll] = useState<boolean>()
  const isAll = chosen ?? entries.length <= FEW
  // A field stays where it is while somebody types in it.
  const moving = entries.filter(({ state, caption }) => 'share' in state || caption?.standing === 'draft')
  const failed = entries.filter((entry) => 'sentence' in entry.state && !moving.includes(entry))
  const quiet = entries.filter((entry) => !moving.includes(entry) && !failed.includes(entry))
  const columns = [moving, failed].filter((column) => column.length > 0)
  return (
    <>
      <div className={cx('upload-panel-columns', columns.length < 2 && 'upload-panel-columns-one')}>
        {columns.map((column) => (
          <ul key={column === failed ? 'failed' : 'moving'}>
            {column.map((entry) => (
              <UploadRow key={entry.id} entry={entry} {...acts} />
            ))}
          </ul>
        ))}
      </div>
      {quiet.length > 0 && (
        <div className="upload-panel-foot">
          <span className="num">{quietLine(quiet)}</span>
          <Button variant="link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer' : `Show all ${formatCount(entries.length)}`}
            {isAll ? <ChevronUp /> : <ChevronDown />}
          </Button>
        </div>
      )}
      {isAll && (
        <ul>
          {quiet.slice(0, MOST_QUIET).map((entry) => (
            <UploadRow key={entry.id} entry={entry} {...acts} />
          ))}
          {quiet.length > MOST_QUIET && (
            <li className="upload-panel-row num text-ink-3">and {formatCount(quiet.length - MOST_QUIET)} more</li>
          )}
        </ul>
      )}
    </>
  )
}

/** '10 are in, 2 were there before, 8 wait their turn'. */
function quietLine(quiet: readonly PhotoEntry[]) {
  const count = (...kinds: string[]) => quiet.filter(({ state }) => kinds.includes(state.kind)).length
  const [arrived, known, waiting] = [count('in'), count('known'), count('waiting', 'checking')]
  const making = count('making')
  return [
    arrived > 0 && `${arrived} ${plural(arrived, 'is', 'are')} in`,
    known > 0 && `${known} ${plural(known, 'was', 'were')} there before`,
    making > 0 && `${making} ${plural(making, 'is', 'are')} being made ready`,
    waiting > 0 && `${waiting} ${plural(waiting, 'waits its', 'wait their')} turn`,
  ]
    .filter(Boolean)
    .join(', ')
}
