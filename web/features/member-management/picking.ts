// Who is picked in the table, as whoever keeps it says and is told.
import type { ManagedMember } from '@aerie/contract/members'

export interface Picking {
  isChosen: (id: number) => boolean
  /** How many of the members shown are picked. */
  share: (shown: readonly ManagedMember[]) => 'none' | 'some' | 'all'
  choose: (choice: { id: number; isOn: boolean; isRange: boolean }, shown: readonly ManagedMember[]) => void
  chooseAll: (isOn: boolean) => void
}
