// The options under the member picker; of however many, only those in view are on the page.
import '#ui/overlays/menu.css'
import '#ui/overlays/popover.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { optionId } from '#ui/controls/use-combobox.ts'
import { cx } from '#ui/theme/cx.ts'
import type { PickerOption } from './picker-options.ts'

interface PickerListProps {
  id: string
  options: readonly PickerOption[]
  /** The place of the option that Enter would take. */
  active: number
  onPick: (option: PickerOption) => void
}

/** High enough for a thumb, in CSS pixels. */
const ROW = 40

export function PickerList({ id, options, active, onPick }: PickerListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: options.length,
    estimateSize: () => ROW,
    getScrollElement: () => scroller.current,
    overscan: 6,
  })
  useEffect(() => rows.scrollToIndex(active), [rows, active])

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-label="Members"
      tabIndex={-1}
      className="popover-paper absolute top-full right-0 mt-1.5 max-h-80 min-w-full overflow-y-auto p-1.5 sm:min-w-80"
      onPointerDown={(event) => event.preventDefault()} // the focus stays in the field
    >
      <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const option = options[index]
          if (!option) return null
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
            <div
              key={option.memberId}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              className={cx('menu-item absolute inset-x-0 top-0 min-h-0', index === active && 'bg-wash')}
              style={{ height: ROW, transform: `translateY(${start}px)` }}
              onClick={() => onPick(option)}
            >
              <span className="truncate">{option.label}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
