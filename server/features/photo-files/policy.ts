// Who may have the files of a photo: a pure rule.
import type { Role } from '@aerie/contract/person'

/** What is under review is for super admins alone. */
export const hasFlagged = ({ role }: { role: Role }) => role === 'super_admin'

/** Of what could not be made ready, what was sent is there for who sent it, and for super admins. */
export const hasSent = (
  { id, role }: { id: number; role: Role },
  { is_flagged, uploaded_by }: { is_flagged: boolean; uploaded_by: number | null },
) => role === 'super_admin' || (!is_flagged && uploaded_by === id)

/** Who has viewed and downloaded what. */
export const capabilitiesOf = ({ role }: { role: Role }) => ({ seePhotoAccesses: role === 'super_admin' })
