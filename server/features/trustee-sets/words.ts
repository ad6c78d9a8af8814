// Whether a trustee still has his words: his device checks them, and only his answer comes here.

import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { follow } from './notices.ts'
import { lockSeen, showSet } from './service.ts'

/** At any time once the set is ready: who has lost his words says so when he sees it, and may find them again. */
export async function answerWords(ctx: MemberContext, id: number, answer: 'found' | 'lost') {
  await inTransaction(ctx, async (tx) => {
    const { set, seats } = await lockSeen(tx, id)
    const own = seats.find(({ member_id }) => member_id === tx.actor.id)
    if (!own) throw notFound('Trustee set')
    if (set.state !== 'ready') throw new Refusal('conflict', 'These trustees have no key, so that no words are needed.')
    await data.answerWords(tx.db, { setId: id, index: own.index, answer, at: tx.now() })
    await record(tx, { action: 'trustee-set.answer-words', objectId: id, after: { answer } })
    await follow(tx, id)
  })
  return showSet(ctx, id)
}
