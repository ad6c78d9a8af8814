// Something in the bin: what it was, who deleted it, how long it stays, and the ways out.
import { displayName } from '@aerie/contract/person'
import { counted } from '@aerie/text/plurals'
import './bin-row.css'
import { thumbnailUrl } from '@aerie/contract/album-values'
import type { BinEntry } from '@aerie/contract/bin'
import { Film, ImageIcon, Images } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { cx } from '#ui/theme/cx.ts'
import { daysLeft, daysLeftText } from './days-left.ts'
import { useRestore } from './mutations.ts'

const SOON = 3

interface BinRowProps {
  entry: BinEntry
  viewerId: number
  onDelete: (entry: BinEntry) => void
}

export function BinRow({ entry, viewerId, onDelete }: BinRowProps) {
  const restoring = useRestore()
  const days = daysLeft(entry.goesAt)
  return (
    <li className="bin-row">
      <Frame entry={entry} />
      <div className="min-w-0">
        <b>{entry.title}</b>
        <p className="meta">{entry.kind === 'album' ? albumLine(entry) : entry.albumTitle}</p>
      </div>
      <div className="bin-row-left">
        <p className={cx('num', days <= SOON && 'bin-row-soon')}>{daysLeftText(days)}</p>
        {entry.deletedBy && (
          <p className="meta">deleted by {entry.deletedBy.id === viewerId ? 'you' : displayName(entry.deletedBy)}</p>
        )}
      </div>
      <div className="bin-row-acts">
        <Button
          size="sm"
          pending={restoring.isPending}
          pendingLabel="Restoring..."
          aria-label={`Restore ${entry.title}`}
          onClick={() => restoring.mutate(entry)}
        >
          Restore
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          aria-label={`Delete ${entry.title} permanently`}
          onClick={() => onDelete(entry)}
        >
          Delete permanently
        </Button>
      </div>
    </li>
  )
}

function Frame({ entry }: { entry: BinEntry }) {
  if (entry.kind === 'album')
    return (
      <span className="bin-row-frame" aria-hidden>
        <Images />
      </span>
    )
  return (
    <span className="bin-row-frame" aria-hidden>
      {entry.mediaType === 'video' ? <Film /> : <ImageIcon />}
      <Thumbnail src={thumbnailUrl(entry.filename, 200)} hash={null} />
    </span>
  )
}

function albumLine({ photoCount, createdBy }: Extract<BinEntry, { kind: 'album' }>) {
  const items = `album with ${counted(photoCount, 'item')}`
  return createdBy ? `${items}, by ${displayName(createdBy)}` : items
}
