// What a brother who is named says: that he stands, that he declines, other words, or that he was refused wrongly.
import type { NominationAnswer } from '@aerie/contract/nominations'
import { mustNotBeTrustee } from '#features/election-sealing/choosing.ts'
import { takeOffPhoto } from '#features/election-states/nominee-photo-removal.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { mustHaveRoom } from './naming.ts'
import {
  announceNominations,
  asNobody,
  findNominee,
  lockToChange,
  mustBeOpen,
  mustNotBeRefused,
  type Nominated,
} from './nominated.ts'
import { syncNotices } from './notices.ts'

/** As often as he likes, until the list closes. */
export const answer = (ctx: MemberContext, id: number, nomineeId: number, given: NominationAnswer) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    const { nominee, position } = findAnswerable(tx, found, nomineeId)
    if (given.stands) {
      // He may have become one since he was named.
      await mustNotBeTrustee(tx, found.state.call, tx.actor.id)
      mustHaveRoom(found, position, tx.actor.id)
    }
    await data.updateNominee(tx.db, nomineeId, {
      state: given.stands ? 'stands' : 'declined',
      statement: given.stands ? (given.statement ?? null) : null,
      decline_word: given.stands ? null : (given.declineWord ?? null),
      shows_nominators: given.stands && given.showsNominators,
    })
    if (!given.stands) await takeOffPhoto(tx, nominee)
    const after = { position: position.asked.title }
    await record(asNobody(tx), { action: 'election.answer-nomination', objectId: id, after })
    await syncNotices(tx, id)
    await announceNominations(tx, id, [tx.actor.id])
  })

/** Once, until officers have confirmed who stands. */
export const appeal = (ctx: MemberContext, id: number, nomineeId: number, words: string) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    mustBeAppealable(tx, found, nomineeId)
    await data.updateNominee(tx.db, nomineeId, { appealed_at: found.now, appeal: words, appeal_waived_at: null })
    await record(tx, { action: 'election.appeal', objectId: id })
    await syncNotices(tx, id)
    await announceNominations(tx, id, [tx.actor.id])
  })

/** The list need not wait for him; until it is confirmed he may think better of it. */
export const waiveAppeal = (ctx: MemberContext, id: number, nomineeId: number) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    const position = mustBeAppealable(tx, found, nomineeId)
    await data.updateNominee(tx.db, nomineeId, { appeal_waived_at: found.now })
    const after = { position: position.asked.title, appeals: false }
    await record(asNobody(tx), { action: 'election.answer-nomination', objectId: id, after })
    await announceNominations(tx, id, [tx.actor.id])
  })

function mustBeAppealable(tx: MemberContext, found: Nominated, nomineeId: number) {
  const { nominee, position } = findOwn(tx, found, nomineeId)
  if (nominee.state !== 'refused') throw new Refusal('conflict', 'You were not refused.')
  if (nominee.appealed_at) throw new Refusal('conflict', 'You have appealed already. It can be done once.')
  if (found.state.isConfirmed) throw new Refusal('conflict', 'Who stands is confirmed by now.')
  return position
}

/** What he is named for himself, while he may answer it. */
export function findAnswerable(ctx: MemberContext, found: Nominated, nomineeId: number) {
  const own = findOwn(ctx, found, nomineeId)
  mustBeOpen(found, own.position)
  mustNotBeRefused(own.nominee)
  return own
}

/** What others are named for is not there for him. */
function findOwn(tx: MemberContext, found: Nominated, nomineeId: number) {
  const { nominee, position } = findNominee(found, nomineeId)
  if (nominee.member_id !== tx.actor.id) throw notFound('Nomination')
  return { nominee, position }
}
