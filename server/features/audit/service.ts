// The audit log for super admins: the notification that it is broken.
import { notify } from '#features/notifications/service.ts'
import { noteFault } from '#platform/audit/findings.ts'
import type { Fault } from '#platform/audit/verify.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Sets health in every process, and tells each super admin once of the same entry. */
export const notifyOfFault = (ctx: Context, fault: Fault) =>
  inTransaction(ctx, async (tx) => {
    const { id, sentence } = fault
    await noteFault(tx, fault)
    await notify(
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
    )
  })
