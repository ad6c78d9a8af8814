// Where the groups of a long list stand, and which of its cards are in view: by arithmetic, as all rows are of one height.

import type { Group } from './gathered.ts'
import type { GridGeometry } from './grid-geometry.ts'

/** A part of the list with its heading; the only one has none. In CSS pixels from the top of the list. */
export interface Section {
  group: Group | undefined
  first: number
  end: number
  top: number
  /** Where its first row begins. */
  rowsTop: number
  bottom: number
}

export interface GridLayout {
  sections: Section[]
  height: number
  geometry: GridGeometry
}

export function layOut(count: number, groups: readonly Group[], geometry: GridGeometry): GridLayout {
  const { columns, cardHeight, gap, headingHeight } = geometry
  const sections: Section[] = []
  let top = 0
  for (const group of groups.length > 0 ? groups : [undefined]) {
    const { first, end } = group ?? { first: 0, end: count }
    const rowsTop = top + (group ? headingHeight : 0)
    const bottom = rowsTop + Math.ceil((end - first) / columns) * (cardHeight + gap) - gap
    sections.push({ group, first, end, top, rowsTop, bottom })
    top = bottom
  }
  return { sections, height: top, geometry }
}

/** From the top of what is in view to its bottom. */
export type Span = readonly [top: number, bottom: number]

/** The cards of a section that are in view, from `first` to before `end`, and where they begin under its heading. */
export function cardsInView({ first, end, rowsTop, top, bottom }: Section, span: Span, geometry: GridGeometry) {
  if (bottom <= span[0] || top >= span[1]) return null
  const pitch = geometry.cardHeight + geometry.gap
  const rows = Math.ceil((end - first) / geometry.columns)
  const firstRow = Math.min(rows, Math.max(0, Math.floor((span[0] - rowsTop) / pitch)))
  const endRow = Math.min(rows, Math.max(firstRow, Math.ceil((span[1] - rowsTop) / pitch)))
  return {
    first: first + firstRow * geometry.columns,
    end: Math.min(end, first + endRow * geometry.columns),
    offset: firstRow * pitch,
  }
}
