// One suggestion in the list of a combobox.
import '../overlays/menu.css'
import { type ReactNode, useEffect, useRef } from 'react'

type ComboboxOptionProps = {
  id: string
  active: boolean
  onPick: () => void
  /** Where it stands in a list that is not whole on the page and scrolls by itself; sizes in CSS pixels. */
  row?: { at: number; of: number; top: number; height: number }
  children: ReactNode
}

export function ComboboxOption({ id, active, onPick, row, children }: ComboboxOptionProps) {
  const self = useRef<HTMLDivElement>(null)
  const scrolls = active && !row
  useEffect(() => {
    if (scrolls) self.current?.scrollIntoView({ block: 'nearest' })
  }, [scrolls])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    <div
      ref={self}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-posinset={row && row.at + 1}
      aria-setsize={row?.of}
      data-highlighted={active || undefined}
      className="menu-item"
      style={row && { height: row.height, transform: `translateY(${row.top}px)` }}
      onClick={onPick}
    >
      {children}
    </div>
  )
}
