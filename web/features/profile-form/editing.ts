// Whose record is being edited and by whom, for the sections of the form.
import type { Member, WorkEntry } from '@aerie/contract/members'
import type { PrivateField } from '@aerie/contract/privacy'
import type { Office } from '@aerie/contract/settings'
import { type ComponentType, createContext, use } from 'react'
import type * as z from 'zod/mini'

export interface Editing {
  /** As he stands in the database now; the form keeps to what it started from. */
  member: Member
  /** Whether it is another's record, which a super admin mends. */
  ofOther: boolean
  /** Whether class and line may be changed. */
  mayEditReserved: boolean
  /** What the organisation knows and has. */
  organisation: { shortName: string; offices: readonly Office[]; classCount: number }
  editors: Editors
}

/** What other features edit within the form; the page brings them together. */
export interface Editors {
  Avatar: ComponentType<{ member: Member; ofOther: boolean; onChanged: (record: Member) => void }>
  Linkedin: ComponentType<{ verified: boolean; linkedinUrl: string; onExperience: (entries: WorkEntries) => void }>
  Favourites: ComponentType<{
    value: Member['interests']
    onChange: (next: Member['interests']) => void
    error: string | undefined
  }>
}

type WorkEntries = z.infer<typeof WorkEntry>[]

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
