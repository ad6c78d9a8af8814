// Asks members by notification whether their records are still right, and takes the question back once it is answered.
import { DAYS_UNTIL_ASKED, type RecordPart } from '@aerie/contract/freshness'
import { daysAfter } from '@aerie/text/dates'
import { partsDue } from '#features/member-fields/confirmed.ts'
import { notify, withdraw } from '#features/notifications/service.ts'
import { readToday } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './asking-data.ts'

const subjectOf = (memberId: number) => ({ type: 'record', id: memberId })

/** Asks whoever is due about what he was not asked within a year; what others were asked, and is no longer open, is withdrawn. */
export const askWhoIsDue = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    const today = await readToday(tx)
    const asked = new Map(
      (await data.listAskedSince(tx.db, daysAfter(today, -DAYS_UNTIL_ASKED))).map((row) => [row.memberId, row.parts]),
    )
    const due = await listDue(tx, today)
    const answered = (await data.listUnanswered(tx.db)).filter(({ memberId }) => !due.has(memberId))
    await withdraw(tx, answered.map(keyOf))
    const questions = [...due].map(([memberId, parts]) => ({
      memberId,
      parts: parts.filter((part) => !asked.get(memberId)?.includes(part)),
    }))
    await notify(
      tx,
      questions
        .filter(({ parts }) => parts.length > 0)
        .map(({ memberId, parts }) => ({
          ...keyOf({ memberId, key: today }),
          kind: 'record_due' as const,
          aboutId: null,
          facts: { parts },
          until: null,
        })),
    )
  })

/** Takes back what he was asked once nothing of it is open: he has answered, or put it off. */
export async function withdrawAnswered(tx: Context, memberId: number) {
  if ((await listDue(tx, await readToday(tx), [memberId])).size > 0) return
  await withdraw(tx, (await data.listUnanswered(tx.db, memberId)).map(keyOf))
}

/** By member, the parts that he is asked about today; nobody who is inactive, or has put it off. */
export async function listDue(ctx: Context, today: string, among?: number[]) {
  const due = (await data.listDates(ctx.db, among)).map((row) => [row.id, partsDue(row, today)] as const)
  return new Map<number, RecordPart[]>(due.filter(([, parts]) => parts.length > 0))
}

const keyOf = ({ memberId, key }: { memberId: number; key: string }) => ({
  memberId,
  subject: subjectOf(memberId),
  key,
})
