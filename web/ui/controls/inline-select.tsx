// A select as small as a line of text, for what is chosen in passing, such as beside a label.
import './inline-select.css'
import type { ReactNode } from 'react'
import { type Option, Select } from './select.tsx'

type InlineSelectProps<Value extends string> = {
  icon: ReactNode
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  label: string
}

export const InlineSelect = <Value extends string>({ icon, ...select }: InlineSelectProps<Value>) => (
  <span className="inline-select">
    {icon}
    <Select {...select} compact />
  </span>
)
