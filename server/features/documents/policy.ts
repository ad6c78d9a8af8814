// Who may see, add, change and replace documents: pure rules.
import { type AccessLevel, levelsOf } from '@aerie/contract/document-values'
import { Role } from '@aerie/contract/person'
import type { Settings } from '@aerie/contract/settings'

type UploadSettings = Pick<Settings, 'membersAddDocuments'>

interface Caller {
  id: number
  role: Role
}

export interface Guarded {
  access_level: string
  created_by: number | null
  /** What who uploaded it was then. */
  created_role: string
  /** Everybody is asked to say that he has read it. */
  is_to_be_read: boolean
}

const hasLevel = ({ role }: Pick<Caller, 'role'>, level: string) => levelsOf(role).some((one) => one === level)

export const maySee = (caller: Pick<Caller, 'role'>, { access_level }: Pick<Guarded, 'access_level'>) =>
  hasLevel(caller, access_level)

/** Officers always; other brothers while the installation lets them. */
export const mayUpload = ({ role }: Pick<Caller, 'role'>, { membersAddDocuments }: UploadSettings) =>
  role !== 'member' || membersAddDocuments

/** A document of a level, by whoever has it. */
export const mayAdd = (caller: Pick<Caller, 'role'>, level: AccessLevel) => hasLevel(caller, level)

const isHis = (caller: Caller, document: Guarded) =>
  caller.role === 'super_admin' || (document.created_by === caller.id && maySee(caller, document))

/** Who uploaded it, while its level is his; and super admins. */
export const maySeeVersions = (caller: Caller, document: Guarded) => isHis(caller, document)

/** Likewise, while he is at least what he was then; of what all are asked to read, officers alone. */
export const mayReplace = (caller: Caller, document: Guarded) =>
  isHis(caller, document) &&
  rankOf(caller.role) >= rankOf(document.created_role) &&
  (caller.role !== 'member' || !document.is_to_be_read)

/** From the least to the most. */
const ROLES: readonly string[] = Role.options
const rankOf = (role: string) => ROLES.indexOf(role)

/** Officers of a level. */
export const officerRolesOf = (level: string) =>
  Role.options.filter((role) => role !== 'member' && hasLevel({ role }, level))

/** What the pages show as buttons. */
export const rightsOf = (caller: Caller, document: Guarded) => {
  const isSuperAdmin = caller.role === 'super_admin'
  return { edit: isSuperAdmin, remove: isSuperAdmin, replace: mayReplace(caller, document) }
}

/** Former versions are for super admins alone, but for their names. */
export const mayRestore = ({ role }: Pick<Caller, 'role'>) => role === 'super_admin'

/** What a role may do with documents that it sees. */
export const capabilitiesOf = (caller: Pick<Caller, 'role'>, _services: unknown, settings: UploadSettings) => ({
  addDocuments: mayUpload(caller, settings),
  seeDocumentReaders: caller.role === 'super_admin',
})
