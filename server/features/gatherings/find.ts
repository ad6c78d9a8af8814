// One gathering, or a list of them, as far as the caller is asked; what he is not asked to is not there.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { gatherings } from '@aerie/contract/gatherings'
import { nextGathering } from '@aerie/contract/next-gathering'
import { stale, staleOf } from '@aerie/contract/stale'
import { listLine } from '#features/lineage/service.ts'
import { requireGatherings } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, type PageRequest, readCursor, unknownCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { hostsIt, isOfficer } from './policy.ts'
import { showCard, showGathering } from './show.ts'

/** Refuses where gatherings are switched off. */
export async function viewerOf(ctx: MemberContext): Promise<data.Viewer> {
  await requireGatherings(ctx)
  return { id: ctx.actor.id, isOfficer: isOfficer(ctx.actor), line: await listLine(ctx, ctx.actor.id) }
}

export async function findGathering(ctx: MemberContext, id: number): Promise<data.GatheringRow> {
  const row = await data.find(ctx.db, await viewerOf(ctx), id)
  if (!row) throw notFound('Gathering')
  return row
}

export const showOne = async (ctx: MemberContext, id: number) => showGathering(ctx, await findGathering(ctx, id))

/** Held until the transaction ends, with what the caller sees of it. */
export async function lockGathering(tx: MemberContext, id: number) {
  const locked = await data.lock(tx.db, id)
  if (!locked) throw notFound('Gathering')
  const row = await findGathering(tx, id)
  return { row, isHost: hostsIt(tx.actor, row.hosts) }
}

export async function listGatherings(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  scope: data.GatheringRange['scope'],
) {
  const [at = '', id = ''] = readCursor(cursor, /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,9})$/) ?? []
  if (cursor !== undefined && Number.isNaN(Date.parse(at))) throw unknownCursor()
  const after = cursor === undefined ? null : { at, id: Number(id) }
  const rows = await data.list(ctx.db, await viewerOf(ctx), { scope, now: ctx.now(), limit, after })
  const { items, next } = cutPage(rows, limit, (row) => `${row.starts_at.toISOString()}_${row.id}`)
  return { items: items.map(showCard), next }
}

export const countLists = async (ctx: MemberContext) => data.countListed(ctx.db, await viewerOf(ctx), ctx.now())

/** Of some those to which he is asked: officers, who see all, are asked to no more than others. */
export async function listStanding(ctx: MemberContext, ids: number[]) {
  if (ids.length === 0) return []
  return (await data.listThese(ctx.db, { ...(await viewerOf(ctx)), isOfficer: false }, ids)).map(showCard)
}

/** To those who see it alone: an id is a word about it too. `also` are the answers of rooms beside it, by its id. */
export async function announceGathering(tx: Context, id: number, ...also: Pick<AnyEndpoint, 'path'>[]) {
  const row = await data.lock(tx.db, id)
  if (!row) return
  const all = row.audience === 'all' && row.taken_down_at === null
  const line = row.audience === 'line' && row.called_by !== null ? await listLine(tx, row.called_by) : []
  const only = all ? undefined : { memberIds: await data.listViewers(tx.db, id, line) }
  const { list, counts, show, answers } = gatherings
  const shown = staleOf([id], list, counts, show, answers, gatheringTrips.show, ...also)
  await announce(tx, [...shown, ...stale(nextGathering.show)], only)
}
