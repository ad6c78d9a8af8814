// Who brings rosters in and takes them out: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({
  importMembers: role !== 'member',
  bulkImport: role === 'super_admin',
  exportMembers: role === 'super_admin',
})

/** Whether the roles that stand in his file are given. */
export const mayLeadRoles = ({ role }: { role: Role }) => role === 'super_admin'

/** Whether he undoes every import, and removes officers with it. */
export const undoesAll = ({ role }: { role: Role }) => role === 'super_admin'

export const mayUndo = (actor: { id: number; role: Role }, { imported_by }: { imported_by: number | null }) =>
  undoesAll(actor) || imported_by === actor.id
