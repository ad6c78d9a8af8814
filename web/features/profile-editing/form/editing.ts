// Whose record is being edited and by whom, for the sections of the form.
import type { Member } from '@aerie/contract/members'
import type { PrivateField } from '@aerie/contract/privacy'
import { createContext, use } from 'react'

export interface Editing {
  /** As he stands in the database now; the form keeps to what it started from. */
  member: Member
  /** Whether it is another's record, which a super admin mends. */
  ofOther: boolean
  /** Whether class and line may be changed. */
  mayReserve: boolean
  /** What the house knows and has. */
  house: { shortName: string; offices: readonly string[]; classCount: number }
  services: { linkedin: boolean; movies: boolean }
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('Outside the form of a profile')
  return editing
}

/** What stands under a field that the member keeps to himself, for a super admin who mends his record. */
export function useKeptHint(field: PrivateField | undefined) {
  const { withheld } = useEditing().member
  return field && withheld.includes(field) ? 'Kept private by him. What you type replaces it.' : undefined
}
