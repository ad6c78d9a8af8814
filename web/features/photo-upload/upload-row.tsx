// A file of an upload: what it looks like, how far it is, what became of it, and what can be done about it.
import './upload-panel.css'
import { Check, CircleAlert, Film, ImageIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PhotoEntry, PhotoUploadState } from '#features/photo-queue/entries.ts'
import { useObjectUrl } from '#lib/use-object-url.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { cx } from '#ui/theme/cx.ts'
import { megabytes } from './summary.ts'
import { type CaptionActs, UploadCaption } from './upload-caption.tsx'

/** An item that the server has, and could not make ready. */
interface FailedItem {
  id: number
  isVideo: boolean
}

export interface FailedActs {
  /** What can be done with one; `name` is that of its file. */
  actsOf: (photo: FailedItem, name: string) => ReactNode
}

interface UploadRowProps extends CaptionActs, FailedActs {
  entry: PhotoEntry<File>
  /** Where a photo of the album is to be seen. */
  hrefOf: (photoId: number) => string
  onRetry: (id: number) => void
  onRemove: (id: number) => void
}

export const UploadRow = ({ entry, onDraft, onCaption, ...acts }: UploadRowProps) => (
  <li className={cx('upload-panel-row', 'sentence' in entry.state && 'upload-panel-faulty')} data-upload={entry.id}>
    <Frame file={entry.file} />
    <div className="min-w-0">
      <b>{entry.file.name}</b>
      <Standing name={entry.file.name} state={entry.state} />
      {entry.caption && (
        <UploadCaption
          id={entry.id}
          name={entry.file.name}
          caption={entry.caption}
          onDraft={onDraft}
          onCaption={onCaption}
        />
      )}
    </div>
    <div className="upload-panel-acts">
      {mayHaveCaption(entry) && <CaptionButton entry={entry} onDraft={onDraft} />}
      <Act entry={entry} {...acts} />
    </div>
  </li>
)

/** What is not sent, or not shown, has nothing to be written under. */
const mayHaveCaption = ({ state, caption }: PhotoEntry) =>
  caption?.standing !== 'draft' &&
  state.kind !== 'unmade' &&
  (state.kind !== 'failed' || state.mayRetry || caption !== undefined)

function CaptionButton({ entry: { id, file, caption }, onDraft }: Pick<UploadRowProps, 'entry' | 'onDraft'>) {
  const words = caption ? 'Edit caption' : 'Add caption'
  return (
    <Button variant="link" aria-label={`${words}, ${file.name}`} onClick={() => onDraft(id, caption?.text ?? '')}>
      {words}
    </Button>
  )
}

function Frame({ file }: { file: File }) {
  const address = useObjectUrl(file.type.startsWith('image/') ? file : undefined)
  const [broken, setBroken] = useState<string>()
  const isFilm = file.type.startsWith('video/')
  return (
    <span className="upload-panel-frame" aria-hidden>
      {address && address !== broken ? (
        <img src={address} alt="" decoding="async" onError={() => setBroken(address)} />
      ) : isFilm ? (
        <Film />
      ) : (
        <ImageIcon />
      )}
    </span>
  )
}

function Standing({ name, state }: { name: string; state: PhotoUploadState }) {
  if (state.kind === 'sending' || state.kind === 'stopped')
    return (
      <ProgressBar label={name} percent={Math.round(state.share * 100)} thin isStopped={state.kind === 'stopped'} />
    )
  if ('sentence' in state)
    return (
      <span className="upload-panel-said upload-panel-failed">
        <CircleAlert />
        {state.sentence}
      </span>
    )
  return (
    <span className="upload-panel-said">
      {(state.kind === 'in' || state.kind === 'known') && <Check />}
      {WORDS[state.kind]}
    </span>
  )
}

const WORDS = {
  checking: 'Being compared with the album',
  waiting: 'Waits its turn',
  making: 'Being made ready',
  in: 'In the album',
  known: 'Already in this album',
}

function Act({
  entry: { id, file, state },
  hrefOf,
  actsOf,
  onRetry,
  onRemove,
}: Omit<UploadRowProps, keyof CaptionActs>): ReactNode {
  if (state.kind === 'sending') return <span className="meta num">{megabytes(state.share * file.size, file.size)}</span>
  if (state.kind === 'stopped') return <span className="meta num">stopped at {Math.round(state.share * 100)} %</span>
  if (state.kind === 'in' || state.kind === 'known')
    return (
      <Link to={hrefOf(state.photoId)} className={buttonClass({ variant: 'link' })} aria-label={`Show ${file.name}`}>
        Show
      </Link>
    )
  if (state.kind === 'making') return null
  if (state.kind === 'unmade') return actsOf({ id: state.photoId, isVideo: file.type.startsWith('video/') }, file.name)
  const isRetried = state.kind === 'failed' && state.mayRetry
  return (
    <Button
      size="sm"
      variant={isRetried ? 'secondary' : 'ghost'}
      aria-label={`${isRetried ? 'Retry' : 'Remove'} ${file.name}`}
      onClick={() => (isRetried ? onRetry(id) : onRemove(id))}
    >
      {isRetried ? 'Retry' : 'Remove'}
    </Button>
  )
}
