// The suggestions of a combobox, all of them on the page.
import type { Key, ReactNode } from 'react'
import { ComboboxOption } from './combobox-option.tsx'
import { optionId } from './use-combobox.ts'

export interface ComboboxOptionsProps<Option> {
  id: string
  /** Names the list for those who do not see it. */
  label: string
  options: readonly Option[]
  keyOf: (option: Option) => Key
  /** The place of the option that Enter would take, or -1. */
  active: number
  onPick: (option: Option) => void
  children: (option: Option) => ReactNode
}

export function ComboboxOptions<Option>(props: ComboboxOptionsProps<Option>) {
  const { id, label, options, keyOf, active, onPick, children } = props
  return (
    <div id={id} role="listbox" aria-label={label}>
      {options.map((option, at) => (
        <ComboboxOption key={keyOf(option)} id={optionId(id, at)} active={at === active} onPick={() => onPick(option)}>
          {children(option)}
        </ComboboxOption>
      ))}
    </div>
  )
}
