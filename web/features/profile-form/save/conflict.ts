// Two saved the same record: what both changed, and what is left to send when he has chosen.
import type { ForeignSave } from '@aerie/contract/errors'
import type { Member } from '@aerie/contract/members'
import type { Payload } from '../form-values.ts'

export type Field = keyof Payload

export interface Conflict {
  /** What he wanted to save. */
  mine: Payload
  /** The record as it stands now. */
  record: Member
  saves: ForeignSave[]
}

/** The fields that he and somebody else changed, in the order of the form. */
export function conflictingFields({ mine, saves }: Conflict): Field[] {
  const foreign = new Set(saves.flatMap(({ fields }) => fields))
  return (Object.keys(mine) as Field[]).filter((field) => foreign.has(field))
}

/** His changes without those he gives up. */
export const withoutFields = (mine: Payload, given: ReadonlySet<Field>): Payload =>
  Object.fromEntries(Object.entries(mine).filter(([field]) => !given.has(field as Field)))
