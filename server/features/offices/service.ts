// Terms of offices: handed over, corrected, and followed by the records of those who hold them.

import { type HandOver, MOST_TERMS, type OfficeTerm, offices } from '@aerie/contract/offices'
import { stale } from '@aerie/contract/stale'
import { daysAfter } from '@aerie/text/dates'
import { lockRecord, standing, writeRecord } from '#features/members/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { readToday } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { areTogether } from './days.ts'
import { writeToBoth } from './emails.ts'
import { moveRoles } from './roles.ts'

export const listTerms = async ({ db }: Context): Promise<OfficeTerm[]> =>
  (await data.listTerms(db, MOST_TERMS)).map(toTerm)

const toTerm = ({ id, office, member_id, began_on, ended_on }: data.Term): OfficeTerm => ({
  id,
  office,
  memberId: member_id,
  from: began_on,
  until: ended_on,
})

export const handOver = (ctx: MemberContext, { lowering, raising, writing, ...given }: HandOver) =>
  inTransaction(ctx, async (tx) => {
    const { office, memberId, from, until, ending } = given
    await data.lockTerms(tx.db)
    const superAdmins = await standing.lockSuperAdmins(tx.db)
    await lockRecord(tx, memberId)
    const ended = await endTerms(tx, office, ending, from)
    const term = { office, member_id: memberId, began_on: from, ended_on: until }
    await refuseOverlap(tx, term)
    const added = await data.addTerm(tx.db, term)
    await record(tx, {
      action: 'office.hand-over',
      objectId: memberId,
      after: { office, from, until, ended: ended.length },
    })
    await moveRoles(tx, { lowering, raising, memberId, ended, from, superAdmins })
    if (writing) await writeToBoth(tx, added, ended)
    await followRoll(tx)
    return toTerm(added)
  })

async function endTerms(tx: MemberContext, office: string, ids: number[], from: string | null) {
  if (ids.length === 0) return []
  if (from === null) throw invalid('from', 'Choose the first day, so that the term before can end.')
  const last = daysAfter(from, -1)
  const found = (await data.listOf(tx.db, office)).filter(({ id }) => ids.includes(id))
  if (found.length < new Set(ids).size)
    throw new Refusal('conflict', 'Somebody changed the terms of this office. Look again.')
  for (const { id, began_on } of found) {
    if (began_on !== null && began_on > last)
      throw invalid('from', `The term before began on ${began_on}, so that it cannot end on ${last}.`)
    await data.changeTerm(tx.db, id, { began_on, ended_on: last })
  }
  return found
}

async function refuseOverlap(tx: Context, term: Omit<data.Term, 'id'> & { id?: number }) {
  if (term.began_on && term.ended_on && term.ended_on < term.began_on)
    throw invalid('until', 'The last day comes before the first.')
  const others = (await data.listOf(tx.db, term.office)).filter(
    ({ id, member_id }) => id !== term.id && member_id === term.member_id,
  )
  if (others.some((other) => areTogether(other, term)))
    throw new Refusal('conflict', 'He holds this office in that time already. Correct that term instead.')
}

export const changeTerm = (ctx: MemberContext, id: number, { from, until }: Pick<OfficeTerm, 'from' | 'until'>) =>
  inTransaction(ctx, async (tx) => {
    await data.lockTerms(tx.db)
    const before = await data.findTerm(tx.db, id)
    if (!before) throw notFound('Term')
    const after = { ...before, began_on: from, ended_on: until }
    await refuseOverlap(tx, after)
    await data.changeTerm(tx.db, id, { began_on: from, ended_on: until })
    await record(tx, {
      action: 'office.change-term',
      ...(before.member_id !== null && { objectId: before.member_id }),
      before: { office: before.office, from: before.began_on, until: before.ended_on },
      after: { office: before.office, from, until },
    })
    await followRoll(tx)
    return toTerm(after)
  })

export const removeTerm = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    await data.lockTerms(tx.db)
    const before = await data.findTerm(tx.db, id)
    if (!before) throw notFound('Term')
    await data.removeTerm(tx.db, id)
    await record(tx, {
      action: 'office.remove-term',
      ...(before.member_id !== null && { objectId: before.member_id }),
      before: { office: before.office, from: before.began_on, until: before.ended_on },
    })
    await followRoll(tx)
  })

/** Brings the records of members to what the roll says of today. */
async function followRoll(tx: Context) {
  const today = await readToday(tx)
  const ids = (await data.listDiffering(tx.db, today)).map(({ id }) => id)
  await data.lockMembers(tx.db, ids)
  // Whoever was saved until they were held has what he was saved with.
  const differing = (await data.listDiffering(tx.db, today)).filter(({ id }) => ids.includes(id))
  for (const { id, offices: had, due } of differing) {
    const kept = had.filter((office) => due.includes(office))
    await writeRecord(tx, id, { offices: [...kept, ...due.filter((office) => !kept.includes(office))] })
  }
  if (differing.length > 0)
    await announceMembers(
      tx,
      'person',
      differing.map(({ id }) => id),
    )
  await announce(tx, stale(offices.terms), { role: 'admin' })
}

/** Held from the beginning of a change of somebody's standing that ends his terms. */
export const lockRoll = (tx: Context) => data.lockTerms(tx.db)

/** Ends what a brother holds and takes what he was to hold off the roll, under its lock; answers the terms as they were. */
export async function endTermsOf(tx: Context, memberId: number) {
  const today = await readToday(tx)
  const open = (await data.listOfMember(tx.db, memberId)).filter(
    ({ ended_on }) => ended_on === null || ended_on >= today,
  )
  for (const { id, began_on } of open)
    if (began_on !== null && began_on >= today) await data.removeTerm(tx.db, id)
    else await data.changeTerm(tx.db, id, { began_on, ended_on: daysAfter(today, -1) })
  if (open.length > 0) await followRoll(tx)
  return open
}

/** Puts them back on the roll as they were, under its lock. */
export async function restoreTerms(tx: Context, former: data.Term[]) {
  for (const { id, ...term } of former)
    if (await data.findTerm(tx.db, id)) await data.changeTerm(tx.db, id, term)
    else await data.addTerm(tx.db, term)
  if (former.length > 0) await followRoll(tx)
}

/** Shortly after each midnight by the organisation's clock: terms begin and end by the day. */
export const followDay = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    await data.lockTerms(tx.db)
    await followRoll(tx)
  })
