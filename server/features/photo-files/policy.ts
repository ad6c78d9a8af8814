// Who may have the files of a photo: a pure rule.
import type { Role } from '@aerie/contract/person'

/** What is under review is for super admins alone. */
export const hasFlagged = ({ role }: { role: Role }) => role === 'super_admin'
