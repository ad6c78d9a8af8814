// Who may take activity out of the feed.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ removeActivity: role === 'super_admin' })
