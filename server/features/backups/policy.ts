// Who makes, takes and deletes backups.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ manageBackups: role === 'super_admin' })
