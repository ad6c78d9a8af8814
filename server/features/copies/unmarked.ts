// What leaves without a mark: a view once a day for each member and address, a download each time.
import type { Caches } from '#platform/cache/caches.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { type CopyKind, KINDS } from './ids.ts'
import { addressOf, countCopy, DAY_MS, noteDrawn, startOfDay } from './noting.ts'

export type UnmarkedKind = Extract<CopyKind, 'filmView' | 'filmDownload'>

export interface Unmarked {
  kind: UnmarkedKind
  /** Of the photo or video. */
  objectId: number
  /** A part of what is noted already, such as what is asked for while a film is played. */
  isPart?: boolean
  /** One of many that are asked for at once and limited together. */
  isOneOfMany?: boolean
  /** Called before a row is written; throws where there is nothing to be sent. */
  mustBeThere: () => Promise<void>
}

/** Of those of today; what was asked for longest ago goes first, and is looked up in the database again. */
const MOST_REMEMBERED = 20_000
const REMEMBERED = {}
const remembered = (caches: Caches) => caches.open(REMEMBERED, () => new Map<string, Promise<void>>())

/**
 * Notes that it is sent to the caller, outside of a transaction, so that its row is committed by then. Views and parts of one
 * day and address are one, and cost a look into memory; of new ones a member may have 600 an hour, as of copies.
 */
export async function noteUnmarked(ctx: MemberContext, unmarked: Unmarked): Promise<void> {
  const address = await addressOf(ctx)
  if (unmarked.kind === 'filmDownload' && !unmarked.isPart) return note(ctx, unmarked, address)
  const day = Math.floor(ctx.now().getTime() / DAY_MS)
  const name = `${unmarked.kind} ${unmarked.objectId} ${ctx.actor.id} ${day} ${address}`
  const known = remembered(ctx.caches)
  const noting = known.get(name) ?? noteOnce(ctx, unmarked, address)
  // A map remembers the order in which its entries came.
  known.delete(name)
  known.set(name, noting)
  for (const [oldest] of known) {
    if (known.size <= MOST_REMEMBERED) break
    known.delete(oldest)
  }
  try {
    await noting
  } catch (error) {
    known.delete(name)
    throw error
  }
}

async function noteOnce(ctx: MemberContext, unmarked: Unmarked, ip: string | null) {
  const holder = { objectId: unmarked.objectId, memberId: ctx.actor.id, kind: KINDS[unmarked.kind] }
  if (!(await data.findIssued(ctx.db, holder, { since: startOfDay(ctx), ip }))) await note(ctx, unmarked, ip)
}

async function note(ctx: MemberContext, unmarked: Unmarked, ip: string | null) {
  const { kind, objectId, isOneOfMany, mustBeThere } = unmarked
  await mustBeThere()
  if (!isOneOfMany) await countCopy(ctx)
  await noteDrawn(ctx, { kind: KINDS[kind], object_id: objectId, ip, key_id: null, sha256: null })
}
