// What officers are told of the second step they lack, and when one may be added: pure rules.
import type { Actor } from '#platform/context.ts'

const SOON_MS = 3 * 86_400_000

export type Stage = 'required' | 'soon' | 'waits'

interface Officer {
  due: Date | null
  hasStep: boolean
}

/** What he is to be told now, of what he has not been told yet; null where that is nothing. */
export function nextStage({ due, hasStep, noticed, noticedDue }: Officer & LastNotice, now: Date): Stage | null {
  if (!due || hasStep) return null
  const left = due.getTime() - now.getTime()
  const stage = left <= 0 ? 'waits' : left <= SOON_MS ? 'soon' : 'required'
  return noticed === stage && noticedDue?.getTime() === due.getTime() ? null : stage
}

interface LastNotice {
  /** What he was told last. */
  noticed: string | null
  /** When his rights were to wait, as he was told then. */
  noticedDue: Date | null
}

/** Whether the rights of whoever has none wait in all his sessions. */
export const isLate = ({ due, hasStep }: Officer, now: Date) => due !== null && !hasStep && due <= now

/** Whether he is one who lets others, as far as his own rights go. */
export const couldLet = (officer: Officer & { role: string }, now: Date) =>
  officer.role === 'super_admin' && !isLate(officer, now)

/** His own rights do not wait, or he would be no super admin now. */
export const mayLet = (actor: Pick<Actor, 'id' | 'role'>, officer: Officer & { id: number }, now: Date) =>
  actor.role === 'super_admin' && actor.id !== officer.id && isLate(officer, now)

/**
 * Why nothing that would stand for a second step from now on may be set up in this session; null where it may. Whoever has no more than
 * the password could make himself what he lacks.
 */
export function whyNoneMayBeAdded(owes: Actor['owes'], letUntil: Date | null, now: Date): string | null {
  if (!owes) return null
  if (owes.hasStep) return 'Show the passkey you have first, or sign in again with your second step.'
  if (owes.due > now || (letUntil && letUntil > now)) return null
  return 'Your rights as an officer wait. Ask another super admin to let you add a second step now.'
}
