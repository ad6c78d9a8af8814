// Words to choose from, with the one that was chosen under other circumstances.
import type { Option } from '#ui/controls/select.tsx'
import { NONE } from '../form/form-values.ts'

export const withChosen = (known: readonly string[], chosen: string): Option[] =>
  [...known, ...(isKnown(known, chosen) ? [] : [chosen])].map((word) => ({
    value: word,
    label: word.charAt(0).toUpperCase() + word.slice(1),
  }))

const isKnown = (known: readonly string[], chosen: string) => !chosen || chosen === NONE || known.includes(chosen)
