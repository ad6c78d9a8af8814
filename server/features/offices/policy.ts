// Who manages offices: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ manageOffices: role === 'super_admin' })
