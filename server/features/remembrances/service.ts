// Remembrances: writing one's own, and what officers decide of those of others.
import type { OwnWords } from '@aerie/contract/remembrances'
import { remembrances } from '@aerie/contract/remembrances'
import { stale, staleOf } from '@aerie/contract/stale'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { findRemembered, showOwn } from './find.ts'
import { notifyOf } from './notices.ts'
import { waits } from './policy.ts'

type RemembranceRow = NonNullable<Awaited<ReturnType<typeof data.lockOne>>>

/** It stands at once, or waits for an officer while what stood before stays. */
export async function write(ctx: MemberContext, memberId: number, words: string): Promise<OwnWords> {
  await inTransaction(ctx, async (tx) => {
    await findRemembered(tx, memberId)
    const row = await data.lockOwn(tx.db, memberId, tx.actor.id)
    const isNew = row.words === null && row.draft === null
    const mustWait = waits(tx.actor, row, await readSettings(tx))
    if (mustWait) await data.update(tx.db, row.id, { draft: words, draft_at: tx.now(), refusal: null })
    else await data.update(tx.db, row.id, { ...standing(tx, row, words), decided_version: null })
    await record(tx, {
      action: isNew ? 'remembrance.write' : 'remembrance.change',
      objectId: row.id,
      after: { waits: mustWait },
    })
    await notifyOf(tx, row.id)
    await announceOf(tx, row)
  })
  return showOwn(ctx, memberId)
}

/** One that officers have refused leaves behind that they read the next first. */
export async function takeBack(ctx: MemberContext, memberId: number): Promise<OwnWords> {
  await inTransaction(ctx, async (tx) => {
    await findRemembered(tx, memberId)
    const row = await data.findOwn(tx.db, memberId, tx.actor.id)
    if (!row || (row.words === null && row.draft === null)) throw notFound('Remembrance')
    await data.lockOne(tx.db, row.id)
    if (row.is_read_first)
      await data.update(tx.db, row.id, { words: null, draft: null, draft_at: null, refusal: null, changed_at: null })
    await data.removeFlags(tx.db, row.id)
    if (!row.is_read_first) await data.remove(tx.db, row.id)
    await record(tx, { action: 'remembrance.remove', objectId: row.id })
    if (row.is_read_first) await notifyOf(tx, row.id)
    await announceOf(tx, row)
  })
  return showOwn(ctx, memberId)
}

export const flag = (ctx: MemberContext, id: number, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockSeen(tx, id)
    if (row.words === null) throw notFound('Remembrance')
    if (row.author_id === tx.actor.id)
      throw new Refusal('conflict', 'These are your own words. You can change them, or take them back.')
    await data.addFlag(tx.db, { remembrance_id: id, member_id: tx.actor.id, reason })
    await record(tx, { action: 'remembrance.flag', objectId: id })
    await notifyOf(tx, id)
    await announceOf(tx, row)
  })

/** What waits stands from now on, and what was flagged stays. */
export const letStand = (ctx: MemberContext, id: number, version: number) =>
  judge(ctx, id, 'remembrance.let-stand', (tx, row) => {
    mustBeAsRead(row, version)
    return waitsIn(row) && row.draft !== null
      ? { ...standing(tx, row, row.draft), is_read_first: false, ...decidedNow(row) }
      : {}
  })

/** What stood before stays. */
export const refuse = (ctx: MemberContext, id: number, { reason, version }: { reason: string; version: number }) =>
  judge(ctx, id, 'remembrance.refuse', (_tx, row) => {
    mustBeAsRead(row, version)
    if (!waitsIn(row)) throw new Refusal('conflict', 'Nothing of it waits any more.')
    return { refusal: reason, is_read_first: true, ...decidedNow(row) }
  })

/** He keeps his words, and may write others, which are read first. */
export const takeDown = (ctx: MemberContext, id: number, reason: string) =>
  judge(ctx, id, 'remembrance.take-down', (tx, row) => {
    if (row.words === null) throw new Refusal('conflict', 'It does not stand any more.')
    const draft = row.draft ?? row.words
    return { words: null, draft, draft_at: tx.now(), refusal: reason, is_read_first: true, ...decidedNow(row) }
  })

const waitsIn = ({ draft, refusal }: RemembranceRow) => draft !== null && refusal === null
/** As the row will be. */
const decidedNow = ({ version }: RemembranceRow) => ({ decided_version: version + 1 })

/** Whoever has looked at it has looked at the flags. */
const judge = (
  ctx: MemberContext,
  id: number,
  action: 'remembrance.let-stand' | 'remembrance.refuse' | 'remembrance.take-down',
  decide: (tx: MemberContext, row: RemembranceRow) => data.Change,
) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockSeen(tx, id)
    await data.update(tx.db, id, decide(tx, row))
    if (action !== 'remembrance.refuse') await data.removeFlags(tx.db, id)
    await record(tx, { action, objectId: id })
    await notifyOf(tx, id)
    await announceOf(tx, row)
  })

/** Held until the transaction ends. */
async function lockSeen(tx: MemberContext, id: number) {
  const row = await data.lockOne(tx.db, id)
  if (!row) throw notFound('Remembrance')
  await findRemembered(tx, row.member_id)
  return row
}

function mustBeAsRead(row: RemembranceRow, version: number) {
  if (row.version !== version)
    throw new Refusal('conflict', 'These words have changed since you read them. Read them again.')
}

/** When they were first written stays, and that they are others now is told. */
const standing = (tx: MemberContext, row: RemembranceRow, words: string): data.Change => ({
  words,
  draft: null,
  draft_at: null,
  refusal: null,
  ...(row.words === null ? { written_at: tx.now(), changed_at: null } : {}),
  ...(row.words !== null && row.words !== words ? { changed_at: tx.now() } : {}),
})

async function announceOf(
  tx: MemberContext,
  { member_id, author_id }: Pick<RemembranceRow, 'member_id' | 'author_id'>,
) {
  await announce(tx, staleOf([member_id], remembrances.list))
  await announce(tx, staleOf([member_id], remembrances.own), { memberIds: [author_id] })
  await announce(tx, stale(remembrances.toRead), { role: 'admin' })
}
