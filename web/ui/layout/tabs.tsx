// Tabs over one panel; the caller keeps which is open, so it can live in the address.
import './tabs.css'
import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { bringIntoView } from './bring-into-view.ts'

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
  useLayoutEffect(() => bringIntoView(strip.current, `[data-tab="${value}"]`), [value])
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
