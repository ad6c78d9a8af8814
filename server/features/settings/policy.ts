// Who changes the settings.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ changeSettings: role === 'super_admin' })
