// Who may give a gathering its album, and who may take it off: pure rules.
import type { Role } from '@aerie/contract/person'

interface MeetingState {
  isHost: boolean
  hasBegun: boolean
  /** He goes, or was there. */
  comes: boolean
  /** Called off or taken down. */
  isOff: boolean
}

/** Its hosts at any time; from its start on whoever comes. */
export const mayStart = ({ isHost, hasBegun, comes, isOff }: MeetingState) => !isOff && (isHost || (hasBegun && comes))

export const ownsAlbum = (caller: { id: number; role: Role }, { created_by }: { created_by: number | null }) =>
  created_by === caller.id || caller.role === 'super_admin'

/** Its hosts, and whose album it is. */
export const mayUnlink = (isHost: boolean, ownsIt: boolean) => isHost || ownsIt
