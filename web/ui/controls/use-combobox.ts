// What every field with a list under it does: keys, the option they have come to, and when the list opens and closes.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

interface ComboboxSettings<Option> {
  /** What stands in the field; when it changes, the keys start over. */
  text: string
  options: readonly Option[]
  /** Something else is to be read in the list, such as that nothing was found. */
  hasNote?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onPick: (option: Option) => void
  /** Enter takes the first option without an arrow key before it; otherwise the keys start in the field. */
  eager?: boolean | undefined
  /** How long the list stays when the focus has left the field. */
  lingerMs?: number | undefined
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`

/** Whether Escape is meant for the list of the field that has the focus, and not for the dialog around it. */
export const isListOpen = () => document.activeElement?.matches('[role=combobox][data-open]') === true

/** `active` is the place of the option that Enter would take, or -1; `takeKey` answers whether the key was the list's. */
export function useCombobox<Option>(settings: ComboboxSettings<Option>) {
  const { text, options, hasNote = false, open, onOpenChange, onPick, eager = false, lingerMs = 0 } = settings
  const listId = useId()
  const [reached, setReached] = useState({ text, at: -1 })
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const first = eager ? 0 : -1
  const within = (at: number) => Math.max(first, Math.min(at, options.length - 1))
  const active = options.length === 0 ? -1 : within(reached.text === text ? reached.at : first)
  const isListed = open && options.length > 0
  const isShown = isListed || (open && hasNote)

  const setOpen = (next: boolean) => {
    clearTimeout(closing.current)
    setReached({ text, at: first })
    onOpenChange(next)
  }
  const pick = (option: Option) => {
    setOpen(false)
    onPick(option)
  }
  const takeKey = ({ key, nativeEvent }: KeyboardEvent) => {
    // While a character is composed, as in Japanese, the keys are the composer's.
    if (nativeEvent.isComposing) return false
    const move = MOVES[key]
    const chosen = options[active]
    if (move !== undefined) {
      if (isListed) setReached({ text, at: within(active + move) })
      else setOpen(true)
    } else if (key === 'Enter' && isListed && chosen !== undefined) pick(chosen)
    else if (key === 'Escape' && isShown) setOpen(false)
    else return false
    nativeEvent.preventDefault()
    return true
  }
  return {
    active,
    isShown,
    isListed,
    listId,
    pick,
    setOpen,
    takeKey,
    stay: () => clearTimeout(closing.current),
    leave() {
      clearTimeout(closing.current)
      if (lingerMs === 0) setOpen(false)
      else closing.current = setTimeout(setOpen, lingerMs, false)
    },
    inputProps: {
      role: 'combobox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isListed && active >= 0 ? optionId(listId, active) : undefined,
      'data-open': isShown || undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
  }
}
