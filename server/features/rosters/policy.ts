// Who brings rosters in and takes them out: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({
  importMembers: role !== 'member',
  bulkImport: role === 'super_admin',
  exportMembers: role === 'super_admin',
})
