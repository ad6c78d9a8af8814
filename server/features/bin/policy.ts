// Who sees what in the bin: pure rules.
import type { Role } from '@aerie/contract/person'

/** Others see what they deleted or had made. */
export const seesAll = ({ role }: { role: Role }) => role === 'super_admin'
