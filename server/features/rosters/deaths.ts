// Brothers of whom a roster says that they have died: super admins mark them as passed, or say that it is not so.
import { type RosterDeath, rosters } from '@aerie/contract/rosters'
import { stale } from '@aerie/contract/stale'
import { toPersonRef } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** More are not decided in one go. */
const MOST_DEATHS = 500

export const listDeaths = async ({ db }: Context): Promise<RosterDeath[]> =>
  (await data.listDeaths(db, MOST_DEATHS)).map((row) => ({
    member: toPersonRef(row),
    pledgeClass: row.pledge_class,
    class: row.class,
    word: row.word,
    fileName: row.file_name,
  }))

/** Again is the same as once. */
export const dismissDeath = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.removeDeath(tx.db, memberId))) return
    await record(tx, { action: 'member.dismiss-death', objectId: memberId })
    await announce(tx, stale(rosters.deaths), { role: 'admin' })
  })
