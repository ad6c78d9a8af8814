// Posters to put in order and to take off, with free places on ruled paper after them.
import './poster-board.css'
import { useId, useRef, useState } from 'react'
import type { Poster } from '#features/people/posters.tsx'
import { PosterTile } from './poster-tile.tsx'
import { useReorder } from './use-reorder.ts'
import { useTileDrag } from './use-tile-drag.ts'

interface PosterBoardProps {
  /** No title twice. */
  posters: readonly Poster[]
  /** How many free places are shown. */
  free: number
  onMove: (from: number, to: number) => void
  /** The focus goes to the next poster, where there is one. */
  onRemove: (at: number) => void
}

export function PosterBoard({ posters, free, onMove, onRemove }: PosterBoardProps) {
  const helpId = useId()
  const board = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const reorder = useReorder({ names: posters.map(({ title }) => title), onMove, say })
  const dragProps = useTileDrag(board, reorder)

  const remove = (at: number) => {
    reorder.putBack()
    say(`${posters[at]?.title} removed.`)
    onRemove(at)
    requestAnimationFrame(() => {
      const buttons = board.current?.querySelectorAll<HTMLElement>('[data-grip=remove]')
      buttons?.item(Math.min(at, buttons.length - 1))?.focus()
    })
  }
  return (
    <>
      <ol ref={board} className="posters poster-board" data-carrying={reorder.carried ? '' : undefined}>
        {posters.map((poster, at) => (
          <PosterTile
            key={poster.title}
            poster={poster}
            at={at}
            reorder={reorder}
            dragProps={dragProps(at)}
            helpId={helpId}
            onRemove={() => remove(at)}
          />
        ))}
        {Array.from({ length: free }, (_, at) => posters.length + at).map((place) => (
          <li key={place} className="poster poster-board-free" aria-hidden />
        ))}
      </ol>
      <p id={helpId} hidden>
        Press Space to pick it up, arrow keys to move it and Space to put it down. Or press it, then the place for it.
      </p>
      <span className="sr-only" aria-live="assertive">
        {said}
      </span>
    </>
  )
}
