// The rules of marking a brother as passed, pure functions.
import { ALONE_HOURS, UNDO_DAYS } from '@aerie/contract/passings'
import type { Role } from '@aerie/contract/person'
import type { Actor } from '#platform/context.ts'

const HOUR_MS = 3_600_000

interface MarkedMember {
  id: number
  role: Role
  isActive: boolean
}

interface Mark {
  markedBy: number | null
  markedAt: Date
  shownSince: Date | null
}

const isSuper = ({ role }: Pick<Actor, 'role'>) => role === 'super_admin'

export const isOfficer = ({ role }: { role: string }) => role !== 'member'

/** Why he may not be marked; null where he may. `superAdmins` counts the active ones. */
export function markLock(actor: Actor, brother: MarkedMember, superAdmins: number) {
  if (!isSuper(actor)) return 'Only super admins may do this.'
  if (actor.id === brother.id) return 'Nobody may mark himself.'
  if (brother.isActive && brother.role === 'super_admin' && superAdmins <= 1)
    return 'The last super admin has to stay. Make another brother super admin first.'
  return null
}

/** Why somebody may not agree; null where he may. */
export function agreeLock(actor: Actor, mark: Mark) {
  if (!isSuper(actor)) return 'Only super admins may do this.'
  if (mark.shownSince) return 'The brothers see it already.'
  if (mark.markedBy === actor.id) return 'Another super admin has to agree.'
  return null
}

export const undoUntil = ({ markedAt }: Pick<Mark, 'markedAt'>) =>
  new Date(markedAt.getTime() + UNDO_DAYS * 24 * HOUR_MS)

/** Why it may not be taken back; null where it may. One that nobody sees yet always may be. */
export function undoLock(actor: Actor, mark: Mark, now: Date) {
  if (!isSuper(actor)) return 'Only super admins may do this.'
  if (mark.shownSince && undoUntil(mark) <= now)
    return `It was marked more than ${UNDO_DAYS} days ago. Whoever runs the server can still take it back.`
  return null
}

/** When it is shown by itself; null where somebody can agree, or it is shown. `others`: super admins besides the one who marked. */
export const showsAlone = ({ markedAt, shownSince }: Mark, others: number) =>
  shownSince || others > 0 ? null : new Date(markedAt.getTime() + ALONE_HOURS * HOUR_MS)
