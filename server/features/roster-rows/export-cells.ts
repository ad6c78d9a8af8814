// A brother in the cells of an export, as they are read again.
import { cellOf } from '@aerie/roster-reading/cells/cell-text'
import { kidsCell } from '@aerie/roster-reading/cells/kids'
import { joinList } from '@aerie/roster-reading/cells/list-cells'
import { ROSTER_FIELDS, type RosterField } from '#features/roster-columns/column-names.ts'
import { interestsCell } from './cells/interests.ts'
import type { RosterBrother } from './roster-brother.ts'

/** Everything of a brother that an export holds. */
export type ExportedBrother = Pick<RosterBrother, RosterField>

/** The fields that do not stand in a cell as they are, in words that are read again. */
const IN_WORDS = {
  roles: (brother) => joinList(brother.roles),
  companyTags: (brother) => joinList(brother.companyTags),
  kids: (brother) => kidsCell(brother.kids),
  littleBrothers: (brother) => joinList(brother.littleBrothers),
  interests: (brother) => interestsCell(brother.interests),
  isActive: (brother) => String(brother.isActive),
} as const satisfies Partial<Record<RosterField, (brother: ExportedBrother) => string>>

const isInWords = (field: RosterField): field is keyof typeof IN_WORDS => field in IN_WORDS

const readCell = (brother: ExportedBrother, field: RosterField): string | number | null =>
  isInWords(field) ? IN_WORDS[field](brother) : brother[field]

/**
 * The columns of an export. The cells are to be written with formulas escaped, and are then read again without loss;
 * numbers are left numbers, so that a class of -1 is not taken for a formula.
 */
export const rosterFields = ROSTER_FIELDS.map((field) => ({
  field,
  toCell(brother: ExportedBrother): string | number {
    const cell = readCell(brother, field)
    return typeof cell === 'number' ? cell : cellOf(cell)
  },
}))
