// Brothers of whom a roster says that they have died: super admins mark them as passed, or say that it is not so.
import { type MarkedDeath, MOST_DEATHS, type RosterDeath } from '@aerie/contract/roster-values'
import { rosters } from '@aerie/contract/rosters'
import { stale } from '@aerie/contract/stale'
import { agreeTogether, markTogether, mayAgree } from '#features/passings/service.ts'
import { toPersonNameIfThere, toPersonRef } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './deaths-data.ts'

const toDeath = (row: data.DeathRow): RosterDeath => ({
  member: toPersonRef(row),
  pledgeClass: row.pledge_class,
  class: row.class,
  word: row.word,
  fileName: row.file_name,
})

export const listDeaths = async ({ db }: Context) => (await data.listDeaths(db, MOST_DEATHS)).map(toDeath)

export const listMarked = async (ctx: MemberContext): Promise<MarkedDeath[]> =>
  (await data.listMarked(ctx.db, MOST_DEATHS)).map((row) => ({
    ...toDeath(row),
    importId: row.import_id,
    markedBy: toPersonNameIfThere({
      id: row.marked_by,
      first_name: row.by_first,
      familiar: row.by_familiar,
      last_name: row.by_last,
    }),
    mayAgree: mayAgree(ctx, row.marked_by, row.passed_since),
  }))

/** What a source may have. */
const LONGEST_SOURCE = 300

export const markDeaths = (ctx: MemberContext, memberIds: number[]) =>
  inTransaction(ctx, async (tx) => {
    const chosen = pick(await data.listDeaths(tx.db, MOST_DEATHS), memberIds)
    await markTogether(
      tx,
      chosen.map(({ id, file_name, word }) => ({
        memberId: id,
        written: { source: `“${word}” in ${file_name}`.slice(0, LONGEST_SOURCE) },
      })),
    )
    await announce(tx, stale(rosters.deaths, rosters.markedDeaths), { role: 'admin' })
    return { done: chosen.length }
  })

export const agreeToDeaths = (ctx: MemberContext, memberIds: number[]) =>
  inTransaction(ctx, async (tx) => {
    const chosen = pick(await data.listMarked(tx.db, MOST_DEATHS), memberIds)
    await agreeTogether(
      tx,
      chosen.map(({ id }) => id),
    )
    await announce(tx, stale(rosters.markedDeaths), { role: 'admin' })
    return { done: chosen.length }
  })

/** All of them, or none: who chose may have read what is so no more. */
function pick<Row extends { id: number }>(rows: Row[], memberIds: number[]) {
  const chosen = rows.filter(({ id }) => memberIds.includes(id))
  if (chosen.length < new Set(memberIds).size)
    throw new Refusal('conflict', 'Not all of them stand in this list any more. Look at it again, and choose anew.')
  return chosen
}

/** Again is the same as once. */
export const dismissDeath = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.removeDeath(tx.db, memberId))) return
    await record(tx, { action: 'member.dismiss-death', objectId: memberId })
    await announce(tx, stale(rosters.deaths), { role: 'admin' })
  })
