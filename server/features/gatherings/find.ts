// One gathering, as far as the caller is asked; what he is not asked to is not there.
import { elections } from '@aerie/contract/elections'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { gatherings } from '@aerie/contract/gatherings'
import { nextGathering } from '@aerie/contract/next-gathering'
import { stale, staleOf } from '@aerie/contract/stale'
import { listLine } from '#features/lineage/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './data.ts'
import { hostsIt } from './policy.ts'
import { type GatheringRow, readRow } from './row.ts'
import { showGathering } from './show.ts'

export async function findGathering(ctx: MemberContext, id: number): Promise<GatheringRow> {
  const row = await readRow(ctx, id)
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

/** To those who see it alone: an id is a word about it too. `also` are the answers of rooms beside it, by its id. */
export async function announceGathering(tx: Context, id: number, ...also: Pick<AnyEndpoint, 'path'>[]) {
  const row = await data.lock(tx.db, id)
  if (row) await announceOf(tx, row, ...also)
}

/**
 * The same once its name, whether it stands, or whom it is for may be another: elections to which it belongs say so. Whoever
 * is asked no longer hears of these too, by their ids alone.
 */
export async function announceChanged(tx: Context, id: number) {
  await announceGathering(tx, id)
  const ids = await data.listElections(tx.db, id)
  if (ids.length > 0) await announce(tx, staleOf(ids, elections.list, elections.listActive, elections.show))
}

type HeldRow = NonNullable<Awaited<ReturnType<typeof data.lock>>>

/** The same of one that the transaction has read as it is now. */
export async function announceOf(tx: Context, row: HeldRow, ...also: Pick<AnyEndpoint, 'path'>[]) {
  const { id } = row
  const all = row.audience === 'all' && row.taken_down_at === null
  const line = row.audience === 'line' && row.called_by !== null ? await listLine(tx, row.called_by) : []
  const only = all ? undefined : { memberIds: await data.listViewers(tx.db, id, line) }
  const { list, counts, show, answers } = gatherings
  const shown = staleOf([id], list, counts, show, answers, gatheringTrips.show, ...also)
  await announce(tx, [...shown, ...stale(nextGathering.show)], only)
}
