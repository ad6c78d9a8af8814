// Who reads reports: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ readReports: role !== 'member' })
