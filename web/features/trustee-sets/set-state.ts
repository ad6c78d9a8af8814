// How a committee stands, in words.
import type { Trustee, TrusteeSet } from '@aerie/contract/trustee-sets'
import { listOf } from '@aerie/text/lists'
import { dayAndMonth, timeOf } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'

type Stand = Pick<TrusteeSet, 'state' | 'waitingFor' | 'keysLeft' | 'threshold' | 'size' | 'stopped'>

/** '2 of 3 must turn their keys'. */
export const thresholdWords = ({ threshold, size }: Pick<TrusteeSet, 'threshold' | 'size'>) =>
  isAlone(size) ? 'One brother holds the only key' : `${threshold} of ${size} must turn their keys`

export function setBadge({ state, stopped }: Pick<Stand, 'state' | 'stopped'>) {
  if (state === 'ready') return { tone: 'success', words: 'Ready' } as const
  if (state === 'void')
    return isStopped({ state, stopped })
      ? ({ tone: 'danger', words: 'Stopped' } as const)
      : ({ tone: 'quiet', words: 'Void' } as const)
  return { tone: 'info', words: `Round ${state.slice(-1)} of 3` } as const
}

/** A share did not fit or open: the rounds can begin anew. */
export const isStopped = ({ state, stopped }: Pick<Stand, 'state' | 'stopped'>) =>
  state === 'void' && stopped !== null && stopped.why !== 'voided'

/** What a committee waits for, in a sentence; empty where that is nothing. */
export function waitingWords({ state, waitingFor, keysLeft, threshold }: Stand): string {
  if (state === 'ready')
    return keysLeft < threshold
      ? 'Too few keys are left: name another committee.'
      : `${counted(keysLeft, 'key')} can be turned.`
  if (state === 'void' || waitingFor.length === 0) return ''
  return `Waiting for ${listOf(waitingFor)}.`
}

/** What came of a trustee, a few words below his keyhole. */
export function trusteeLine({ sent, standing, isYou, words }: Trustee, { state }: Pick<TrusteeSet, 'state'>): string {
  if (standing === 'passed') return 'has passed'
  if (standing === 'gone') return 'no longer a member'
  if (standing === 'inactive') return 'not active'
  if (words?.answer === 'lost') return 'has lost his words'
  if (state === 'ready') return 'has his key'
  const round = Number(state.slice(-1))
  if (sent.some((message) => message.round === round)) return `done with round ${round}`
  return isYou ? 'Yours is missing' : 'not yet here'
}

export const hasSent = ({ sent }: Trustee, { state }: Pick<TrusteeSet, 'state'>) =>
  state === 'ready' || sent.some(({ round }) => `round${round}` === state)

/** 'by 6 December', or that the time is over; by the server's clock. */
export function deadlineWords({ deadline, serverNow }: Pick<TrusteeSet, 'deadline' | 'serverNow'>): string {
  if (deadline === null) return ''
  return timeOf(deadline) < timeOf(serverNow)
    ? `Its time ended on ${dayAndMonth(deadline)}.`
    : `To be done by ${dayAndMonth(deadline)}.`
}

/** What a committee gives and what it risks: the two sentences that whoever names one reads. */
export const committeeWords = ({ threshold, size }: Pick<TrusteeSet, 'threshold' | 'size'>) => ({
  gives: isAlone(size)
    ? 'Nobody can read a ballot unless this brother and whoever runs the server do it together.'
    : `Nobody can read a ballot, not even whoever runs the server, unless ${threshold} of these ${size} brothers help him.`,
  risks:
    size === threshold
      ? `If ${isAlone(size) ? 'he' : 'one of them'} loses his words there is no result, ever, and the vote is held again.`
      : `If ${size - threshold + 1} of them lose their words there is no result, ever, and the vote is held again.`,
})

const isAlone = (size: number) => size === 1
