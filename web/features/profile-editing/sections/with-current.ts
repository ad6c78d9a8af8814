// Words to choose from, with the one that was chosen under other circumstances.

import { NONE } from '#features/profile-form/form-values.ts'
import type { Option } from '#ui/controls/select.tsx'

export const withCurrent = (known: readonly string[], chosen: string): Option[] =>
  [...known, ...(isKnown(known, chosen) ? [] : [chosen])].map((word) => ({
    value: word,
    label: word.charAt(0).toUpperCase() + word.slice(1),
  }))

const isKnown = (known: readonly string[], chosen: string) => !chosen || chosen === NONE || known.includes(chosen)
