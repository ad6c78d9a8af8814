// The first row of the kind after the one that is selected, or of the one before it.
import type { PaletteGroup, PaletteRow } from './palette-groups.ts'

interface Listed {
  groups: readonly PaletteGroup[]
  selected: PaletteRow | undefined
}

/** None where that was the last kind, or the first. */
export function groupInReach({ groups, selected }: Listed, step: 1 | -1): PaletteRow | undefined {
  const at = groups.findIndex(({ rows }) => selected !== undefined && rows.includes(selected))
  return groups[at + step]?.rows[0]
}
