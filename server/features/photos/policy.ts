// Who may add to an album, and who may see, write at or delete a photo: pure rules.
import type { Role } from '@aerie/contract/person'
import type { Settings } from '@aerie/contract/settings'

type UploadSettings = Pick<Settings, 'membersAddPhotos'>

interface Caller {
  id: number
  role: Role
}

interface AlbumState {
  is_open: boolean
  created_by: number | null
}

interface PhotoState {
  uploaded_by: number | null
  is_flagged: boolean
  state: string
}

/** Super admins alone see what is under review. */
export const seesFlagged = ({ role }: Pick<Caller, 'role'>) => role === 'super_admin'

/** Officers always; other brothers while the installation lets them. */
export const mayUpload = ({ role }: Pick<Caller, 'role'>, { membersAddPhotos }: UploadSettings) =>
  role !== 'member' || membersAddPhotos

export const mayAdd = (caller: Caller, album: AlbumState) =>
  album.is_open || album.created_by === caller.id || caller.role === 'super_admin'

/** What could not be made ready is there for who uploaded it, and for super admins. */
export const maySee = (caller: Caller, { is_flagged, state, uploaded_by }: PhotoState) =>
  caller.role === 'super_admin' || (!is_flagged && (state !== 'failed' || uploaded_by === caller.id))

export const mayRemove = (caller: Caller, { uploaded_by }: Pick<PhotoState, 'uploaded_by'>) =>
  uploaded_by === caller.id || caller.role !== 'member'

/** When it was taken is corrected by who uploaded it, and by officers. */
export const mayDate = (caller: Caller, { uploaded_by }: Pick<PhotoState, 'uploaded_by'>) =>
  uploaded_by === caller.id || caller.role !== 'member'

/** One in the bin is there for who uploaded or deleted it, and for super admins. */
export const mayRestore = (
  caller: Caller,
  { uploaded_by, deleted_by }: Pick<PhotoState, 'uploaded_by'> & { deleted_by: number | null },
) => [uploaded_by, deleted_by].includes(caller.id) || caller.role === 'super_admin'

/** A tag goes by the hand of who is on it, of who made it, and of super admins. */
export const mayTakeOff = (caller: Caller, tag: { member_id: number; tagged_by: number | null }) =>
  [tag.member_id, tag.tagged_by].includes(caller.id) || caller.role === 'super_admin'

/** Callers who may do the same in every album, whoever uploaded what; null for those whose rights depend on that. */
export const groupWithEqualRights = ({ role }: Pick<Caller, 'role'>) => (role === 'super_admin' ? 'super admin' : null)

/** The button in the grid, which admins have in the viewer instead. */
export const removesInGrid = (caller: Caller, { uploaded_by }: Pick<PhotoState, 'uploaded_by'>) =>
  uploaded_by === caller.id || caller.role === 'super_admin'

/** The viewer's buttons are for admins and up; what they do is open to more in the grid. */
export const rightsInViewer = (caller: Caller, photo: PhotoState) => {
  // Whoever sees one that failed may take it away.
  if (photo.state === 'failed') return { edit: false, flag: false, date: false, remove: mayRemove(caller, photo) }
  const isOfficer = caller.role !== 'member'
  return { edit: isOfficer, flag: isOfficer && !photo.is_flagged, date: mayDate(caller, photo), remove: isOfficer }
}
