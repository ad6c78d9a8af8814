// What leaves without a mark: a view once a day for each member and address, a download each time.
import type { Caches } from '#platform/cache/caches.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { type CopyKind, drawId, KINDS } from './ids.ts'
import { addressOf, countCopy, DAY_MS, insertNoted, MOST_DRAWN, noneDrawn, noteDrawn, startOfDay } from './noting.ts'

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

export interface UnmarkedCopy {
  /** What stands in the copy, as `drawCopyId` gave it. */
  id: number
  objectId: number
  sha256: Buffer
  isPart: boolean
}

/** Notes that a film is sent into which its id is written; sent again, it is noted under another id with the same bytes. */
export async function noteMade(ctx: MemberContext, { id, objectId, sha256, isPart }: UnmarkedCopy) {
  const noted = { kind: KINDS.filmDownload, object_id: objectId, ip: await addressOf(ctx), key_id: null, sha256 }
  if ((await insertNoted(ctx, { ...noted, id })) || isPart) return
  await countCopy(ctx)
  await noteDrawn(ctx, noted)
}

/** An id that no copy has. */
export async function drawCopyId(ctx: MemberContext): Promise<number> {
  for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
    const id = drawId(ctx.now())
    if ((await data.findCopies(ctx.db, [id])).length === 0) return id
  }
  throw noneDrawn()
}
