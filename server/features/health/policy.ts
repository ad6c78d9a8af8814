// Who sees the state of the installation: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ seeHealth: role === 'super_admin' })
