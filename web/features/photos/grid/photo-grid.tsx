// The photos of an album: of however many, only those in view are on the page. Arrow keys move among them.
import './photo-grid.css'
import type { Photo } from '@aerie/contract/photos'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { takenDay } from '../photo-words.ts'
import { lineOf, photoBeside } from './grid-lines.ts'
import type { PictureRow } from './justified-rows.ts'
import { type PhotoChoice, PhotoTile } from './photo-tile.tsx'
import { useGridLines, useLinesInView } from './use-grid-window.ts'

interface PhotoGridProps {
  photos: readonly Photo[]
  /** The id of the photo that is seen by itself: its tile stays at hand for the focus. */
  opened?: number | undefined
  hrefOf: (photo: Photo) => string
  onOpen: (photo: Photo) => void
  actionsOf?: (photo: Photo, isActive: boolean) => ReactNode
  /** While some are being chosen. */
  choice?: PhotoChoice | undefined
  /** What is shown of one while its sizes are being made, by its id. */
  previews?: ReadonlyMap<number, Blob> | undefined
}

export function PhotoGrid({ photos, opened, ...tiles }: PhotoGridProps) {
  const { grid, top, lines } = useGridLines(photos)
  const [turnedTo, setTurnedTo] = useState<number>()
  const wanted = photos.findIndex(({ id }) => id === (opened ?? turnedTo))
  const active = Math.max(0, wanted)
  const { height, inView } = useLinesInView(lines, top, lineOf(lines, active))
  useEffect(() => {
    if (opened !== undefined) setTurnedTo(opened)
  }, [opened])

  const focusTile = (id: number, options?: FocusOptions) =>
    grid.current?.querySelector<HTMLElement>(`[data-photo="${id}"]`)?.focus(options)
  useFocusKept(tiles.choice, (id = photos[active]?.id) => id !== undefined && focusTile(id, { preventScroll: true }))
  const walk = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.photo) return
    const to = photos[photoBeside(lines, active, event.key) ?? -1]
    if (!to) return
    event.preventDefault()
    setTurnedTo(to.id)
    // By then its line is on the page.
    requestAnimationFrame(() => focusTile(to.id))
  }
  return (
    <section
      ref={grid}
      className="photo-grid"
      style={{ height }}
      aria-label="Photos and videos"
      onKeyDown={walk}
      onFocus={({ target }) => target.dataset.photo && setTurnedTo(Number(target.dataset.photo))}
    >
      {inView.map(({ line, start }) =>
        line.kind === 'day' ? (
          <h2 key={line.key} className="photo-grid-line photo-grid-day" style={{ top: start, height: line.height }}>
            {takenDay(line.day)}
          </h2>
        ) : (
          <GridRow key={line.key} row={line.row} start={start} photos={photos} active={active} {...tiles} />
        ),
      )}
    </section>
  )
}

/** What choosing began and ended with is gone by then: the focus is on the tile it was about. */
function useFocusKept(choice: PhotoChoice | undefined, focus: (id?: number) => void) {
  const isChoosing = choice !== undefined
  const before = useRef(isChoosing)
  useEffect(() => {
    const wasChoosing = before.current
    before.current = isChoosing
    if (wasChoosing !== isChoosing && document.activeElement === document.body)
      focus(choice?.chosen.values().next().value)
  })
}

interface GridRowProps extends Omit<PhotoGridProps, 'opened'> {
  row: PictureRow
  /** In CSS pixels from the top of the grid. */
  start: number
  active: number
}

/** While the page scrolls, those that stay in view are not made again. */
const GridRow = memo(({ row, start, photos, active, hrefOf, onOpen, actionsOf, choice, previews }: GridRowProps) => (
  <div className="photo-grid-line" style={{ top: start, height: row.height }}>
    {row.places.map(({ left, width }, place) => {
      const at = row.first + place
      const photo = photos[at]
      return (
        photo && (
          <PhotoTile
            key={photo.id}
            photo={photo}
            left={left}
            width={width}
            height={row.height}
            href={hrefOf(photo)}
            isActive={at === active}
            onOpen={onOpen}
            choice={choice}
            preview={previews?.get(photo.id)}
            actions={actionsOf?.(photo, at === active)}
          />
        )
      )
    })}
  </div>
))
