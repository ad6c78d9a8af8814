// Gatherings: calling, changing and calling off one's own.
import type { GatheringChange, NewGathering } from '@aerie/contract/gathering-forms'
import { placeAndTimeOf } from '#features/gathering-times/service.ts'
import { requireGatherings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import { countIn, fillSeats } from './answers.ts'
import { keepAnswer } from './answers-data.ts'
import * as data from './data.ts'
import * as finding from './find.ts'
import { addHost, removeHost } from './hosts-data.ts'
import * as notices from './notices.ts'
import { changeLock, hostsIt } from './policy.ts'
import { type GatheringRow, viewerOf as readViewer } from './row.ts'
import { stateOf } from './show.ts'

/** Whoever calls it is its host, and goes. */
export async function createGathering(ctx: MemberContext, given: NewGathering) {
  await requireGatherings(ctx)
  const columns = await columnsOf(ctx, given)
  if (columns.over_at <= ctx.now()) throw new Refusal('not_valid', 'This has passed. Choose a later day.', PASSED)
  const id = await inTransaction(ctx, async (tx) => {
    const created = await data.insert(
      tx.db,
      { ...columns, called_by: tx.actor.id, called_at: tx.now(), told_at: tx.now() },
      tx.actor.id,
    )
    await data.replaceAsked(tx.db, created, given.audience === 'named' ? given.asked : [])
    await keepAnswer(tx.db, { ...GOES, gathering_id: created, member_id: tx.actor.id, answered_at: tx.now() }).execute()
    await record(tx, { action: 'gathering.call', objectId: created, after: { audience: given.audience } })
    await notices.syncNews(tx, created)
    await finding.announceGathering(tx, created)
    return created
  })
  return finding.showOne(ctx, id)
}

const PASSED = { errors: [{ path: 'startDate', message: 'This has passed. Choose a later day.' }] }
/** A change of these is told to whoever comes. */
const TOLD = ['location', 'place', 'time_zone', 'start_date', 'start_time', 'end_date', 'end_time']
const GOES = { standing: 'going', guests: 0, place: null, lets_pass: true } as const

/** The whole form again; refused where another host has saved since. */
export async function changeGathering(ctx: MemberContext, id: number, given: GatheringChange) {
  const columns = await columnsOf(ctx, given)
  await inTransaction(ctx, async (tx) => {
    const { row, isHost } = await finding.lockGathering(tx, id)
    must(isHost, 'Only its hosts change a gathering.')
    const why = changeLock(stateOf(row), tx.now())
    if (why !== null) throw new Refusal('conflict', why)
    if (given.version !== row.version)
      throw new Refusal('conflict', 'Another host has changed this gathering since you opened it.')
    // Before: an audience that shrinks tells those who are asked no more, too.
    await finding.announceGathering(tx, id)
    const changed = changedFields(row, columns)
    const news = changed.some((field) => TOLD.includes(field)) ? newsBy(tx, row) : {}
    await data.update(tx.db, id, { ...columns, ...news, version: row.version + 1, changed_at: tx.now() })
    await data.replaceAsked(tx.db, id, given.audience === 'named' ? given.asked : [])
    await record(tx, { action: 'gathering.change', objectId: id, after: { fields: changed } })
    await fillSeats(tx, id)
    await notices.syncNews(tx, id)
    await finding.announceChanged(tx, id)
  })
  return finding.showOne(ctx, id)
}

export async function callOff(ctx: MemberContext, id: number, word: string | null) {
  await turn(ctx, id, 'gathering.call-off', { called_off_at: ctx.now(), call_off_word: word })
  return finding.showOne(ctx, id)
}

export async function callAgain(ctx: MemberContext, id: number) {
  await turn(ctx, id, 'gathering.call-again', { called_off_at: null, call_off_word: null })
  return finding.showOne(ctx, id)
}

type Turn = Pick<GatheringRow, 'called_off_at' | 'call_off_word'>

/** Calls off what is called, and calls what was called off. */
const turn = (ctx: MemberContext, id: number, action: 'gathering.call-off' | 'gathering.call-again', changes: Turn) =>
  inTransaction(ctx, async (tx) => {
    const { row, isHost } = await finding.lockGathering(tx, id)
    must(isHost && row.taken_down_at === null, 'Only its hosts call a gathering off.')
    if (row.over_at <= tx.now()) throw new Refusal('conflict', 'This gathering is over.')
    if ((row.called_off_at === null) === (changes.called_off_at === null))
      throw new Refusal(
        'conflict',
        row.called_off_at ? 'This gathering is called off already.' : 'This gathering stands.',
      )
    const news = { ...newsBy(tx, row), told_at: tx.now() }
    await data.update(tx.db, id, { ...changes, ...news, version: row.version + 1, changed_at: tx.now() })
    await record(tx, { action, objectId: id })
    await notices.syncNews(tx, id)
    await finding.announceChanged(tx, id)
  })

/** It is told once to everybody but to who has done it. */
const newsBy = (tx: MemberContext, row: GatheringRow) => ({
  news_rank: row.news_rank + 1,
  changed_by: tx.actor.id,
})

async function columnsOf(ctx: MemberContext, given: NewGathering) {
  const { title, description, audience, classes, seats = null, tellsNear } = given
  const said = {
    title,
    description,
    audience,
    classes: audience === 'classes' ? classes : [],
    seats,
    tells_near: tellsNear,
  }
  return { ...said, ...(await placeAndTimeOf(ctx, given)) }
}

/** Not what they say: the log is read by others than those who are asked. */
const changedFields = (row: GatheringRow, columns: Awaited<ReturnType<typeof columnsOf>>) =>
  Object.entries(columns).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(row[field as keyof typeof columns]) ? [] : [field],
  )

export const findGathering = finding.findGathering
/** Who looks, and the condition by which he sees a gathering, for features that find gatherings in other ways. */
export const viewerOf = readViewer
export const isSeenBy = data.isSeenBy
export const announceGathering = finding.announceGathering
/** A gathering held until the transaction ends, and whether the caller has the rights of its hosts. */
export const lockGathering = finding.lockGathering
export const isHostOf = (caller: Parameters<typeof hostsIt>[0], { hosts }: HostedRow) => hostsIt(caller, hosts)
export type HostedRow = GatheringRow

/** Why hosts can change nothing any more; null while they can. */
export const whyUnchanged = (row: GatheringRow, now: Date) => changeLock(stateOf(row), now)

/** The caller hosts it too, and goes as far as there is a seat, unless he has answered otherwise. */
export async function joinHosts(tx: MemberContext, row: GatheringRow) {
  await addHost(tx.db, row.id, tx.actor.id)
  await countIn(tx, row)
}

export const leaveHosts = (tx: MemberContext, id: number) => removeHost(tx.db, id, tx.actor.id)

/** Asks these brothers by name as well, and tells them; within the transaction that holds the gathering. */
export async function askByName(tx: Context, id: number, memberIds: number[]) {
  await data.addAsked(tx.db, id, memberIds)
  await notices.notifyOf(tx, id)
  await finding.announceGathering(tx, id)
}
