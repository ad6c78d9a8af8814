// One suggestion in the list of a combobox.
import '../overlays/menu.css'
import { type ReactNode, useEffect, useRef } from 'react'

type ComboboxOptionProps = { id: string; active: boolean; onPick: () => void; children: ReactNode }

export function ComboboxOption({ id, active, onPick, children }: ComboboxOptionProps) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) self.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    <div
      ref={self}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-highlighted={active || undefined}
      className="menu-item"
      onClick={onPick}
    >
      {children}
    </div>
  )
}
