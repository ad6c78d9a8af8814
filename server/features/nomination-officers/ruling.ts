// Officers refuse a nominee, and super admins decide his appeal.
import { mustNotBeTrustee } from '#features/election-sealing/choosing.ts'
import { appealableUntil } from '#features/election-states/appeal-time.ts'
import { announceElection } from '#features/elections/service.ts'
import {
  announceNominations,
  decidersOf,
  findNominee,
  handlersOf,
  has,
  isAppealOpen,
  isListed,
  listOfficers,
  lockToChange,
  mustBeOpen,
  mustHaveRoom,
  removeConfirmations,
  syncNotices,
  takeOver,
  updateNominee,
} from '#features/nominations/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'

const STANDS_HIMSELF = 'You stand for this position, or are asked to. Other officers decide.'

export const refuse = (ctx: MemberContext, id: number, nomineeId: number, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    const { nominee, position } = findNominee(found, nomineeId)
    const officers = await listOfficers(tx.db)
    must(has(handlersOf(officers, found.nominees, position.id), tx.actor), STANDS_HIMSELF)
    mustBeOpen(found, position)
    if (nominee.state === 'refused') throw new Refusal('conflict', 'He is refused already.')
    if (nominee.state === 'declined') throw new Refusal('conflict', 'He has declined himself.')
    if (nominee.decided_at) throw new Refusal('conflict', 'Super admins have decided that he may stand.')
    if (appealableUntil(found.now) >= found.state.call.endsAt)
      throw new Refusal(
        'conflict',
        'He has two days to appeal, and the vote ends before they are over. Move its end first.',
      )
    const by = { refused_at: found.now, refused_by: tx.actor.id, refusal: reason }
    await updateNominee(tx.db, nomineeId, { ...by, state: 'refused' })
    const after = { position: position.asked.title, memberId: nominee.member_id, reason }
    await record(tx, { action: 'election.refuse-nominee', objectId: id, after })
    await syncNotices(tx, id)
    await announceNominations(tx, id, [nominee.member_id])
  })

interface Decision {
  overturns: boolean
  reason: string
}

/** Who is let in after the close is on a list drawn anew, which has to be confirmed anew. */
export const decide = (ctx: MemberContext, id: number, nomineeId: number, { overturns, reason }: Decision) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    const { nominee, position } = findNominee(found, nomineeId)
    const deciders = decidersOf(await listOfficers(tx.db), found.nominees, nominee)
    must(has(deciders, tx.actor), 'You have refused him, or stand yourself. Another super admin decides.')
    if (!isAppealOpen(nominee)) throw new Refusal('conflict', 'There is no appeal to decide.')
    if (overturns) {
      await mustNotBeTrustee(tx, found.state.call, nominee.member_id)
      mustHaveRoom(found, position, nominee.member_id)
    }
    const decision = { decided_at: found.now, decided_by: tx.actor.id, is_overturned: overturns, decision: reason }
    await updateNominee(tx.db, nomineeId, { ...decision, ...(overturns && { state: 'stands' }) })
    const after = { position: position.asked.title, memberId: nominee.member_id, overturns, reason }
    await record(tx, { action: 'election.decide-appeal', objectId: id, after })
    if (overturns && isListed(found, position)) {
      await removeConfirmations(tx.db, id)
      await takeOver(tx, found.state, position)
      await announceElection(tx, id)
    }
    await syncNotices(tx, id)
    await announceNominations(tx, id, [nominee.member_id])
  })
