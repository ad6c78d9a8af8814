// Who may add to an album, and who may see, write at or delete a photo: pure rules.
import type { Role } from '@aerie/contract/person'

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
}

/** Super admins alone see what is under review. */
export const seesFlagged = ({ role }: Pick<Caller, 'role'>) => role === 'super_admin'

export const mayAdd = (caller: Caller, album: AlbumState) =>
  album.is_open || album.created_by === caller.id || caller.role === 'super_admin'

export const maySee = (caller: Caller, { is_flagged }: Pick<PhotoState, 'is_flagged'>) =>
  !is_flagged || seesFlagged(caller)

export const mayRemove = (caller: Caller, { uploaded_by }: Pick<PhotoState, 'uploaded_by'>) =>
  uploaded_by === caller.id || caller.role !== 'member'

/** The button in the grid, which admins have in the viewer instead. */
export const removesInGrid = (caller: Caller, { uploaded_by }: Pick<PhotoState, 'uploaded_by'>) =>
  uploaded_by === caller.id || caller.role === 'super_admin'

/** The viewer's buttons are for admins and up; what they do is open to more in the grid. */
export const rightsInViewer = ({ role }: Pick<Caller, 'role'>, { is_flagged }: Pick<PhotoState, 'is_flagged'>) => {
  const isOfficer = role !== 'member'
  return { edit: isOfficer, flag: isOfficer && !is_flagged, remove: isOfficer }
}
