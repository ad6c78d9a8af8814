// Who hears that a brother has passed: those of his line and class, once; when the mark is taken back, it is withdrawn.
import { listLine } from '#features/lineage/service.ts'
import { desiredNotices, syncNotifications } from '#features/notifications/service.ts'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { isOfLineOrClass, NOBODY } from './notices-data.ts'

const LATELY_MS = 7 * 86_400_000

/** For the job: of each whose page is new, those near him hear once. */
export async function notifyOfNewPages(ctx: Context) {
  for (const id of await data.listIds(ctx.db, { since: new Date(ctx.now().getTime() - LATELY_MS) }))
    await notifyNear(ctx, id)
}

const notifyNear = (ctx: Context, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    const brother = await data.findName(tx.db, memberId)
    const line = brother ? await listLine(tx, memberId) : []
    const subject = { type: 'remembered', id: memberId }
    const facts = { name: brother ? displayName(brother) : '', memberId }
    const where = brother ? isOfLineOrClass(line, brother.pledge_class) : NOBODY
    await syncNotifications(
      tx,
      { subject },
      desiredNotices([{ subject, kind: 'remembered', facts, where, until: null }]),
    )
  })
