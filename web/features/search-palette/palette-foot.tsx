// The foot of the palette: its keys, and what can be done with what was opened lately.
import './palette.css'
import { counted } from '@aerie/text/plurals'
import { Button } from '#ui/controls/button.tsx'
import type { Offline } from './kept-brothers.ts'
import type { usePalette } from './use-palette.ts'

interface PaletteFootProps {
  palette: Pick<ReturnType<typeof usePalette>, 'typed' | 'recent' | 'clearRecent'>
  offline: Offline
  onCleared: () => void
}

export function PaletteFoot({ palette: { typed, recent, clearRecent }, offline, onCleared }: PaletteFootProps) {
  const clear = () => {
    clearRecent()
    onCleared()
  }
  return (
    <footer className="palette-foot">
      <span className="palette-keys" aria-hidden>
        <span>
          <kbd className="palette-key">↑</kbd>
          <kbd className="palette-key">↓</kbd> move
        </span>
        <span>
          <kbd className="palette-key">Enter</kbd> open
        </span>
        <span>
          <kbd className="palette-key">Tab</kbd> next kind
        </span>
      </span>
      {typed === '' && recent.length > 0 ? (
        <Button variant="link" onClick={clear}>
          Clear the list
        </Button>
      ) : offline.isOffline ? (
        offline.kept && <span>{counted(offline.kept.count, 'brother')} on this device</span>
      ) : (
        <span>Only what you may see</span>
      )}
    </footer>
  )
}
