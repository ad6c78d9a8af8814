// The palette over every page: a field, under it what is found for its words, and one row that is selected among all of them.
import './palette.css'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useScrollLock } from '#ui/overlays/use-scroll-lock.ts'
import { FoundNews } from './found-news.tsx'
import { type KeptBrothers, useKept } from './kept-brothers.ts'
import { PaletteField } from './palette-field.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteKinds } from './palette-kinds.tsx'
import { optionId, PaletteList } from './palette-list.tsx'
import { PaletteState } from './palette-state.tsx'
import { useOwnFocus } from './use-own-focus.ts'
import { type PaletteSettings, usePalette } from './use-palette.ts'

interface PaletteProps extends PaletteSettings {
  onClose: () => void
  /** The focus is back where it was. */
  onClosed: () => void
  kept?: KeptBrothers | undefined
}

/** Open as long as it is drawn. */
export function Palette({ onClose, onClosed, kept, ...settings }: PaletteProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const offline = useKept(kept)
  const palette = usePalette({ ...settings, offline })
  const { text, type, selected, rows } = palette
  useScrollLock(true)
  useOwnFocus(field, onClosed)
  useEffect(() => {
    const row = selected && document.getElementById(optionId(listId, selected))
    if (row && selected !== rows[0]) row.scrollIntoView({ block: 'nearest' })
    else list.current?.scrollTo({ top: 0 })
  }, [listId, selected, rows])

  const clear = () => {
    type('')
    field.current?.focus()
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return
    if (text === '') onClose()
    else clear()
  }
  return createPortal(
    <div className="palette-scrim" onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <section className="palette" role="dialog" aria-modal aria-label="Search" tabIndex={-1} onKeyDown={onKeyDown}>
        <PaletteField palette={palette} listId={listId} field={field} onClear={clear} onClose={onClose} />
        <PaletteKinds palette={palette} onChosen={() => field.current?.focus()} />
        <div className="palette-out" ref={list}>
          <PaletteState palette={palette} offline={offline} />
          <PaletteList listId={listId} palette={palette} onOpen={settings.onOpen} />
        </div>
        <PaletteFoot palette={palette} offline={offline} onCleared={() => field.current?.focus()} />
        <FoundNews palette={palette} />
      </section>
    </div>,
    document.body,
  )
}
