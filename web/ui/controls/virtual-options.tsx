// The suggestions of a combobox that are in view, of however many there are; each is one line.
import './combobox.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { ComboboxOption } from './combobox-option.tsx'
import type { ComboboxOptionsProps } from './combobox-options.tsx'
import { optionId } from './use-combobox.ts'

/** High enough for a thumb, in CSS pixels. */
const ROW = 40

/** Of the list around the options, above and below them, as combobox.css has it; in CSS pixels. */
const PADDING = 5

export function VirtualOptions<Option>(props: ComboboxOptionsProps<Option>) {
  const { id, label, options, keyOf, active, onPick, children } = props
  const list = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: options.length,
    estimateSize: () => ROW,
    getScrollElement: () => list.current?.parentElement ?? null,
    overscan: 6,
    scrollPaddingEnd: 2 * PADDING,
  })
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active)
  }, [rows, active])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="combobox-rows"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const option = options[index]
        if (option === undefined) return null
        return (
          <ComboboxOption
            key={keyOf(option)}
            id={optionId(id, index)}
            active={index === active}
            onPick={() => onPick(option)}
            row={{ at: index, of: options.length, top: start, height: ROW }}
          >
            {children(option)}
          </ComboboxOption>
        )
      })}
    </div>
  )
}
