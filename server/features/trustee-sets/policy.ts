// The rules of trustee sets, pure functions: what is asked of whom, which keys are left, and what officers may do.
import type { Role } from '@aerie/contract/person'
import type { Round, TrusteeSet, TrusteeSetState, TrusteeStanding } from '@aerie/contract/trustee-sets'
import { CEREMONY_DAYS, WORDS_ASKED_MONTHS } from '@aerie/contract/trustee-sets'

const DAY_MS = 86_400_000
/** A mail reminds of a round once a day, and of the words once a week for four weeks. */
const ROUND_REMINDER_MS = DAY_MS
const WORDS_REMINDER_MS = 7 * DAY_MS
const WORDS_REMINDED_MS = 28 * DAY_MS

export const isOfficer = ({ role }: { role: Role }) => role !== 'member'

export const deadlineFrom = (began: Date) => new Date(began.getTime() + CEREMONY_DAYS * DAY_MS)

/** That a mark waits for a second officer's yes is nobody's to know: until then he is inactive. */
export function standingOf(seat: {
  member_id: number | null
  inactive_since: Date | null
  remembered_since: Date | string | null
}): TrusteeStanding {
  if (seat.member_id === null) return 'gone'
  if (seat.remembered_since) return 'passed'
  return seat.inactive_since ? 'inactive' : 'active'
}

export const roundOf = (state: TrusteeSetState): Round | null =>
  state === 'round1' ? 1 : state === 'round2' ? 2 : state === 'round3' ? 3 : null

const AFTER: Record<Round, TrusteeSetState> = { 1: 'round2', 2: 'round3', 3: 'ready' }

export const stateAfter = (round: Round) => AFTER[round]

/** From when each trustee is asked whether he still has his words. */
export function wordsAskedFrom(readyAt: Date): Date {
  const from = new Date(readyAt)
  from.setUTCMonth(from.getUTCMonth() + WORDS_ASKED_MONTHS)
  return from
}

interface Words {
  words_answer: string | null
  words_answered_at: Date | null
}

export function isAskedForWords(readyAt: Date | null, { words_answered_at: at }: Words, now: Date): boolean {
  if (!readyAt) return false
  const from = wordsAskedFrom(readyAt)
  return now >= from && (at === null || at < from)
}

/** Whether his key can still be turned, as far as anybody knows. */
export const hasKey = (standing: TrusteeStanding, { words_answer }: Words) =>
  standing === 'active' && words_answer !== 'lost'

/** Officers are warned when no more keys are left than are needed, once one is lost. */
export const areKeysFew = ({ keysLeft, threshold, size }: Pick<TrusteeSet, 'keysLeft' | 'threshold' | 'size'>) =>
  keysLeft < size && keysLeft <= threshold

/** What a mail has called him to last: ten times the run, and the step. */
export const rankOf = (run: number, step: Round | 'words') => run * 10 + (step === 'words' ? 4 : step)

/** Whether a mail goes to him now: it calls him to another step, or reminds him of the same. */
export function isMailDue(
  seat: { called_rank: number; called_at: Date | null },
  { rank, deadline, wordsFrom, now }: { rank: number; deadline: Date; wordsFrom: Date | null; now: Date },
): boolean {
  if (seat.called_rank < rank || !seat.called_at) return true
  const since = now.getTime() - seat.called_at.getTime()
  return wordsFrom
    ? since >= WORDS_REMINDER_MS && now.getTime() - wordsFrom.getTime() < WORDS_REMINDED_MS
    : since >= ROUND_REMINDER_MS && now < deadline
}

/** By whoever asks. A run that a complaint has ended begins anew; what officers have declared void does not. */
export function rightsOf(
  caller: { role: Role },
  set: { state: TrusteeSetState; stopped_why: string | null; extended_at: Date | null },
) {
  const [may, isUnderWay] = [isOfficer(caller), roundOf(set.state) !== null]
  return {
    extend: may && isUnderWay && set.extended_at === null,
    restart: may && (isUnderWay || (set.state === 'void' && set.stopped_why !== 'voided')),
    void: may && set.stopped_why !== 'voided',
  }
}
