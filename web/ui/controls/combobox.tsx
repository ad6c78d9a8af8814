// A line of text with suggestions under it.
import { plural } from '@aerie/text/plurals'
import '../overlays/popover.css'
import './combobox.css'
import { type ComponentProps, type Key, type ReactNode, useState } from 'react'
import { ComboboxOptions, type ComboboxOptionsProps } from './combobox-options.tsx'
import { Input } from './input.tsx'
import { useCombobox } from './use-combobox.ts'

/** Of the attributes of an input, those that a combobox leaves to its owner. */
export type LineProps = Omit<
  ComponentProps<typeof Input>,
  'value' | 'defaultValue' | 'onChange' | 'onClick' | 'children'
>

export type ComboboxProps<Option> = LineProps & {
  /** Names the list for those who do not see it. */
  listLabel: string
  text: string
  onText: (text: string) => void
  /** For the text as it stands, the best first, and few. */
  options: readonly Option[]
  keyOf: (option: Option) => Key
  onPick: (option: Option) => void
  /** What an option looks like. */
  children: (option: Option) => ReactNode
  /** A sentence before the options, or in their place. */
  note?: string | undefined
  /** Enter takes the first option without an arrow key before it. */
  eager?: boolean
  lingerMs?: number
  onOpenChange?: (open: boolean) => void
  /** Lays out the options; of very many, `VirtualOptions` has only those in view on the page. */
  optionList?: (props: ComboboxOptionsProps<Option>) => ReactNode
  /** The list may be wider than its field; both end at the right. */
  wide?: boolean
}

export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { listLabel, text, onText, options, keyOf, onPick, children, note, eager, lingerMs, ...others } = props
  const { onOpenChange, optionList: Options = ComboboxOptions, wide, ...input } = others
  const [open, setOpen] = useState(false)
  const hasNote = note !== undefined
  const changeOpen = (next: boolean) => {
    setOpen(next)
    if (next !== open) onOpenChange?.(next)
  }
  const list = useCombobox({ text, options, hasNote, open, onOpenChange: changeOpen, onPick, eager, lingerMs })
  return (
    <div className="combobox">
      <Input
        {...input}
        {...list.inputProps}
        value={text}
        onChange={(event) => {
          list.setOpen(true)
          onText(event.target.value)
        }}
        onClick={() => list.setOpen(true)}
        onFocus={(event) => {
          list.stay()
          input.onFocus?.(event)
        }}
        onBlur={(event) => {
          list.leave()
          input.onBlur?.(event)
        }}
        onKeyDown={(event) => list.takeKey(event) || input.onKeyDown?.(event)}
      />
      {list.isShown && (
        // The focus stays in the field.
        <div
          className="combobox-list popover-paper"
          data-wide={wide || undefined}
          onPointerDown={(event) => event.preventDefault()}
        >
          {hasNote && <p className="combobox-note">{note}</p>}
          {list.isListed && (
            <Options
              id={list.listId}
              label={listLabel}
              options={options}
              keyOf={keyOf}
              active={list.active}
              onPick={list.pick}
            >
              {children}
            </Options>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {list.isShown && [note, list.isListed && countOf(options.length)].filter(Boolean).join(' ')}
      </span>
    </div>
  )
}

const countOf = (count: number) => `${count} ${plural(count, 'suggestion')}`
