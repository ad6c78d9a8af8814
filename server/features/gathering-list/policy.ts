// Who sees which gatherings, whomever they are for: a pure rule.
import type { Role } from '@aerie/contract/person'

/** Officers see all. */
export const seesAll = ({ role }: { role: Role }) => role !== 'member'
