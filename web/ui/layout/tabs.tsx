// Tabs over one panel; the caller keeps which is open, so it can live in the address.
import './tabs.css'
import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type Tab<Value extends string = string> = { value: Value; label: string; count?: number | undefined }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The open tab's panel. */
  children: ReactNode
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const open = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => bringIntoView(strip.current, value), [value])
  return (
    <Radix.Root value={value} onValueChange={open}>
      <Radix.List ref={strip} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} data-tab={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <small> {tab.count}</small>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.value === value && children}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** In a strip too narrow for all; the page itself stays where it is. */
function bringIntoView(strip: HTMLElement | null, value: string) {
  const tab = strip?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
  if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
}
