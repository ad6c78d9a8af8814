// The rows of the palette under their headings. What belongs to the words before is dimmed, and none of it can be selected.
import './palette.css'
import './palette-list.css'
import '#features/search/found-row.css'
import { type MouseEvent, memo } from 'react'
import { FoundRow } from '#features/search/found-row.tsx'
import { isPlainClick } from '#lib/navigation/link-events.ts'
import { Link } from '#ui/controls/link.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import type { PaletteGroup, PaletteRow } from './palette-groups.ts'
import type { usePalette } from './use-palette.ts'

type Palette = ReturnType<typeof usePalette>

/** By which the field names the row that is selected. */
export const optionId = (listId: string, { key }: PaletteRow) => `${listId}-${key.replace(/\s/g, '_')}`

interface PaletteListProps {
  listId: string
  palette: Pick<Palette, 'groups' | 'former' | 'selected' | 'rested'>
  onOpen: (row: PaletteRow, inNewTab: boolean) => void
}

/** Rows stay the same elements from one answer to the next: to take them out and put them in again would cost each key. */
export const PaletteList = ({ listId, palette, onOpen }: PaletteListProps) => (
  <div id={listId} role="listbox" aria-label="Results">
    {inSight(palette).map(({ key, group, isFormer }) => (
      <Group
        key={key}
        group={group}
        isFormer={isFormer}
        listId={listId}
        selected={isFormer ? undefined : group.rows.find((row) => row === palette.selected)}
        typed={palette.rested}
        onOpen={onOpen}
      />
    ))}
  </div>
)

/** What can be done stands among what this browser knows and, where a place is found, once more below. */
function inSight({ groups, former }: PaletteListProps['palette']) {
  const seen = new Set<string>()
  return [
    ...groups.map((group) => ({ group, isFormer: false })),
    ...former.map((group) => ({ group, isFormer: true })),
  ].map(({ group, isFormer }) => {
    const key = seen.has(group.label) ? `${group.label} there` : group.label
    seen.add(key)
    return { key, group, isFormer }
  })
}

interface GroupProps {
  group: PaletteGroup
  /** It belongs to the words before, and nothing of it can be selected. */
  isFormer: boolean
  listId: string
  selected?: PaletteRow | undefined
  typed: string
  onOpen: (row: PaletteRow, inNewTab: boolean) => void
}

const Group = memo(function Group({ group, isFormer, listId, selected, typed, onOpen }: GroupProps) {
  return (
    <section className="palette-list-group" role="presentation" inert={isFormer}>
      <p aria-hidden>{group.label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: options are grouped so within a listbox */}
      <div role="group" aria-label={group.label} className={group.isLine ? 'palette-list-line' : undefined}>
        {group.rows.map((row) => (
          <Option
            key={row.key}
            row={row}
            id={optionId(listId, row)}
            isSelected={row === selected}
            isTile={group.isLine === true}
            typed={typed}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
})

interface OptionProps {
  row: PaletteRow
  id: string
  isSelected: boolean
  isTile: boolean
  typed: string
  onOpen: (row: PaletteRow, inNewTab: boolean) => void
}

function Option({ row, id, isSelected, isTile, typed, onOpen }: OptionProps) {
  const look = {
    id,
    role: 'option',
    'aria-selected': isSelected,
    tabIndex: -1,
    className: isTile ? 'palette-list-tile' : 'found-row palette-list-row',
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onOpen(row, false)
    },
  }
  const content = isTile ? <Tile row={row} /> : <FoundRow row={row} typed={typed} />
  const key = !isTile && <kbd className="palette-key">Enter</kbd>
  if (row.href === undefined)
    return (
      <button type="button" {...look}>
        {content}
        {key}
      </button>
    )
  const link = (
    <Link to={row.href} {...look}>
      {content}
      {key}
    </Link>
  )
  return row.reach ? (
    <div role="presentation" className="palette-list-reached">
      {link}
      {row.reach}
    </div>
  ) : (
    link
  )
}

const Tile = ({ row: { picture, title } }: { row: PaletteRow }) =>
  'thumbnail' in picture ? <Thumbnail src={picture.thumbnail} hash={picture.hash} alt={title} /> : title
