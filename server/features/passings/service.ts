// Marking brothers as passed, and agreeing to it: one or several in one act, of which other super admins are told once.
import type { PassingWords } from '@aerie/contract/passings'
import type { MemberContext } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { agreeToOne } from './agreeing.ts'
import { markOne } from './marking.ts'
import { noteShown, notifySuperAdmins } from './notices.ts'
import * as policy from './policy.ts'

/** All are marked, or nobody is. */
export const markTogether = (ctx: MemberContext, marks: { memberId: number; written: PassingWords }[]) =>
  inTransaction(ctx, async (tx) => {
    const at = tx.now()
    const rows = []
    for (const { memberId, written } of marks) rows.push(await markOne(tx, memberId, { written, at }))
    const [first, ...others] = rows
    if (!first) return
    const event = { kind: 'passing_marked', actorId: tx.actor.id, key: at.toISOString() } as const
    await notifySuperAdmins(tx, first, { ...event, others: others.length })
  })

/** All are shown, or nobody is. */
export const agreeTogether = (ctx: MemberContext, memberIds: number[]) =>
  inTransaction(ctx, async (tx) => {
    const shown = []
    for (const id of memberIds) shown.push(await agreeToOne(tx, id))
    await noteShown(tx, shown)
  })

/** Whether he may agree to a mark that others do not see yet. */
export const mayAgree = ({ actor }: MemberContext, markedBy: number | null, markedAt: Date) =>
  policy.agreeLock(actor, { markedBy, markedAt, shownSince: null }) === null
