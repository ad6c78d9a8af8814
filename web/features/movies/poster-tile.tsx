// One poster on a board, with the handle it is moved by and the button that takes it off.
import './poster-tile.css'
import { GripVertical, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type Poster, PosterFace } from '#features/people/posters.tsx'
import { placeWhile, stepsBetween } from './reorder.ts'
import type { Reorder } from './use-reorder.ts'

interface PosterTileProps {
  poster: Poster
  at: number
  reorder: Reorder
  dragProps: ComponentProps<'li'>
  /** Of the element that says how the handle is used. */
  helpId: string
  onRemove: () => void
}

export function PosterTile({ poster, at, reorder, dragProps, helpId, onRemove }: PosterTileProps) {
  const { carried, isTaken, take, letDown, takeKey } = reorder
  return (
    <li
      {...dragProps}
      className="poster"
      data-carried={carried?.from === at ? (carried.by ? 'pointer' : 'keys') : undefined}
      style={shift(at, reorder)}
      onTransitionEnd={({ currentTarget }) => isTaken(at) && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <PosterFace {...poster} />
      <div className="poster-tile-grips">
        <button
          type="button"
          className="poster-tile-grip"
          data-grip="handle"
          aria-label={`Move ${poster.title}`}
          aria-pressed={isTaken(at)}
          aria-describedby={helpId}
          onClick={() => (isTaken(at) ? letDown() : take(at))}
          onKeyDown={(event) => takeKey(at, event)}
        >
          <GripVertical />
        </button>
        <button
          type="button"
          className="poster-tile-grip"
          data-grip="remove"
          aria-label={`Remove ${poster.title}`}
          onClick={onRemove}
        >
          <X />
        </button>
      </div>
    </li>
  )
}

/** The others make room for the one that is carried; by pointer it is wherever the pointer is. */
function shift(at: number, { carried }: Reorder) {
  if (!carried) return undefined
  if (carried.from === at && carried.by) return { '--x': `${carried.by.x}px`, '--y': `${carried.by.y}px` }
  const { columns, rows } = stepsBetween(at, placeWhile(at, carried.from, carried.to))
  return { '--columns': columns, '--rows': rows }
}
