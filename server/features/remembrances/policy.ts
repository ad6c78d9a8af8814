// Whose words wait, and who judges them: pure rules.
import type { Role } from '@aerie/contract/person'

const isOfficer = ({ role }: { role: Role }) => role !== 'member'

export const capabilitiesOf = (caller: { role: Role }) => ({ readRemembrances: isOfficer(caller) })

/** A row as far as that decides what comes of it. */
export interface Written {
  words: string | null
  draft: string | null
  is_read_first: boolean
}

/** Whether what he writes next waits for an officer; officers read their own. */
export const waits = (
  author: { role: Role },
  written: Pick<Written, 'is_read_first'> | undefined,
  setting: { remembrancesReadFirst: boolean },
) => !isOfficer(author) && (setting.remembrancesReadFirst || (written?.is_read_first ?? false))

/** What somebody may do with the words of another, or with his own. */
export const rightsOf = (
  caller: { id: number; role: Role },
  { author_id, is_flagged }: { author_id: number; is_flagged: boolean },
) => ({
  flag: caller.id !== author_id && !is_flagged,
  takeDown: isOfficer(caller) && caller.id !== author_id,
})
