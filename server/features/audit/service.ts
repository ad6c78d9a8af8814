// The audit log for super admins: the notification that it is broken, and the daily emails of what it ends with.
import { notify } from '#features/notifications/service.ts'
import type { Fault } from '#platform/audit/verify.ts'
import type { Context } from '#platform/context.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** By the clock of the server. */
const HOUR = 6

/** Tells each super admin once of the same entry. */
export const tellOfFault = (ctx: Context, { id, sentence }: Fault) =>
  inTransaction(ctx, async (tx) =>
    notify(
      tx,
      (await data.listSuperAdmins(tx.db)).map((admin) => ({
        memberId: admin.id,
        subject: { type: 'audit_entry', id },
        key: '',
        kind: 'audit_broken',
        aboutId: null,
        facts: { finding: sentence },
        until: null,
      })),
    ),
  )

/** Each round schedules the next; a start makes sure that there is one. */
export const scheduleHeadEmails = (ctx: Context) => schedule(ctx, 'audit-head-emails', nextRound(ctx.now()))

function nextRound(now: Date) {
  const next = new Date(now)
  next.setHours(HOUR, 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}
