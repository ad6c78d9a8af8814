// What the address of the lineage may add: which view, which class or line, and the brother one has come for.
import type { SizeName } from '@aerie/lineage-layout/drawing/sizes'

export const SIZES = ['portraits', 'small', 'threads'] as const satisfies readonly SizeName[]

/** In the place of a line's colour: all lines whole. */
export const EVERY_LINE = 'all'

export interface LineageSearch {
  /** By class without it; `names` are those that are no member's, for officers. */
  view?: 'line' | 'names' | undefined
  /** The number of a row. */
  class?: number | undefined
  /** Of the groups by line, the colour of the one that is shown whole, `none`, or `EVERY_LINE`. */
  line?: string | undefined
  /** A brother's id. */
  of?: number | undefined
  /** His line alone; false where a phone is to show everyone. */
  only?: boolean | undefined
  /** Another's id: how the two are related. */
  with?: number | undefined
  /** Plates without it. */
  size?: Exclude<SizeName, 'portraits'> | undefined
}

/** Takes from an address what it has to say; the rest of it is passed over. */
export function readLineageSearch(search: Record<string, unknown>): LineageSearch {
  const { view, class: row, line, of, only, with: other, size } = search
  return {
    ...((view === 'line' || view === 'names') && { view }),
    ...(Number.isInteger(row) && { class: Number(row) }),
    ...(typeof line === 'string' && { line }),
    ...(Number.isInteger(of) && { of: Number(of) }),
    ...(typeof only === 'boolean' && { only }),
    ...(Number.isInteger(other) && { with: Number(other) }),
    ...((size === 'small' || size === 'threads') && { size }),
  }
}
