// The rules of who answers a claimed or proposed tie, pure functions.
import type { Role } from '@aerie/contract/person'
import { claimOf, isEnd, type Tie } from '#features/kinship/kinship.ts'

interface Answerer {
  id: number
  role: Role
}

/** A tie, with who has proposed it. */
type Proposed = Tie & { proposed_by?: number | null }

export const isOfficer = ({ role }: Pick<Answerer, 'role'>) => role !== 'member'

/** Others have nothing to do with it, and are not told that it is there. */
export const mayKnowOf = (actor: Answerer, tie: Proposed) =>
  isEnd(actor, tie) || isOfficer(actor) || tie.proposed_by === actor.id

/**
 * Why he may not answer a tie that is not confirmed; null when he may. An officer who is one of its ends is no officer
 * to it: nobody confirms his own claim.
 */
export function answerLock(actor: Answerer, tie: Proposed) {
  if (isEnd(actor, tie) ? claimOf(tie)?.awaited.includes(actor.id) : isOfficer(actor)) return null
  return isEnd(actor, tie)
    ? 'You have claimed this yourself: the other brother answers, or an officer.'
    : 'You have proposed this yourself: one of the two answers, or an officer.'
}

/** Why he may not take back a proposal; null when he may. Who has proposed it may as long as nobody else has agreed. */
export function withdrawalLock(actor: Answerer, { proposed_by, claimed_by }: Proposed) {
  if (claimed_by === actor.id || (proposed_by === actor.id && claimed_by === null)) return null
  return proposed_by === actor.id
    ? 'One of the two has agreed by now. The other answers, or an officer.'
    : 'Only the brother who proposed this can take it back. You may refuse it.'
}
