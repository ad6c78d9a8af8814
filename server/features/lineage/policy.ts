// The rules of who answers a claimed tie, pure functions.
import type { Role } from '@aerie/contract/person'
import { claimOf, type Tie } from './planning/kinship.ts'

interface Answerer {
  id: number
  role: Role
}

const isEnd = ({ id }: Answerer, { big_id, little_id }: Tie) => id === big_id || id === little_id

/** Others have nothing to do with it, and are not told that it is there. */
export const mayKnowOf = (actor: Answerer, tie: Tie) => isEnd(actor, tie) || actor.role === 'super_admin'

/**
 * Why he may not answer a tie that is not confirmed; null when he may. An officer who is one of its ends is no officer
 * to it: nobody confirms his own claim.
 */
export function answerLock(actor: Answerer, tie: Tie) {
  if (!isEnd(actor, tie) || claimOf(tie)?.awaited.includes(actor.id)) return null
  return 'You have claimed this yourself: the brother at the other end answers, or an officer.'
}
