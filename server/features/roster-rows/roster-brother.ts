// A brother as a row of a roster describes him, ready to be written.
import type { Member } from '@aerie/contract/members'
import type { RosterField } from '#features/roster-columns/column-names.ts'

/**
 * The e-mail address is in lower case, its domain in ASCII; the phone is as it was typed; big and little brothers are
 * names, for whoever writes the row to match with members.
 */
export interface RosterBrother extends Pick<Member, RosterField> {
  /** E.164, where the phone could be read. */
  phoneKey: string | null
}
