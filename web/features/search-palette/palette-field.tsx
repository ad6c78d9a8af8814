// The field of the palette, in which the focus stays: its keys move among the rows, open one, and go from kind to kind.
import './palette.css'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, use } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SiteName } from '#ui/layout/site-name.ts'
import { groupInReach } from './group-in-reach.ts'
import { optionId } from './palette-list.tsx'
import type { usePalette } from './use-palette.ts'

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface PaletteFieldProps {
  palette: ReturnType<typeof usePalette>
  listId: string
  field: RefObject<HTMLInputElement | null>
  onClear: () => void
  onClose: () => void
}

export function PaletteField({ palette, listId, field, onClear, onClose }: PaletteFieldProps) {
  const { text, rows, selected } = palette
  return (
    <div className="palette-field">
      <Search />
      <input
        ref={field}
        role="combobox"
        aria-label={`Search ${use(SiteName)}`}
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={selected && optionId(listId, selected)}
        placeholder="A brother, a place, a sentence"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={text}
        onChange={({ target }) => palette.type(target.value)}
        onKeyDown={(event) => takeKey(event, palette)}
      />
      {text !== '' && (
        <IconButton label="Clear" size="sm" onClick={onClear}>
          <X />
        </IconButton>
      )}
      <kbd className="palette-key">Esc</kbd>
      <Button variant="ghost" className="palette-close" onClick={onClose}>
        Close
      </Button>
    </div>
  )
}

function takeKey(event: KeyboardEvent, { rows, groups, selected, select, enter }: PaletteFieldProps['palette']) {
  const { key, nativeEvent, shiftKey, ctrlKey, metaKey } = event
  // While a character is composed, as in Japanese, the keys are the composer's.
  if (nativeEvent.isComposing) return
  const move = MOVES[key]
  const inNextKind = key === 'Tab' ? groupInReach({ groups, selected }, shiftKey ? -1 : 1) : undefined
  if (move !== undefined) {
    const at = selected ? rows.indexOf(selected) : -1
    select(rows[Math.max(0, Math.min(rows.length - 1, at + move))])
  } else if (key === 'Enter') enter(ctrlKey || metaKey)
  // From the last kind the key goes on to the buttons, and from the first one back to them.
  else if (inNextKind) select(inNextKind)
  else return
  event.preventDefault()
}
