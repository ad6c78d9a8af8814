// Who reads the audit log: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ readAuditLog: role === 'super_admin' })
