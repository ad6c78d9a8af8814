// How a row of copies comes to be: its id, the address that it keeps, the month it stands in, and how many a member may have.
import { isIP } from 'node:net'
import { readSettings } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { countHits } from '#platform/throttle.ts'
import * as data from './data.ts'
import { drawId, monthOf } from './ids.ts'

export const DAY_MS = 86_400_000
const MOST_AN_HOUR = 600
/** Of ids drawn for one copy; among 60 million of a month one in seventy is taken. */
export const MOST_DRAWN = 5

/** In UTC. */
export const startOfDay = (ctx: Context) => new Date(Math.floor(ctx.now().getTime() / DAY_MS) * DAY_MS)

/** Counts a new one; refuses where the caller had too many within an hour. */
export const countCopy = ({ db, actor }: MemberContext) =>
  countHits(
    db,
    [{ bucket: `copies:${actor.id}`, most: MOST_AN_HOUR, withinMinutes: 60 }],
    'photos and documents in an hour',
  )

/** Without the zone of a link-local one, which says something of this machine only; null while none are to be kept. */
export async function addressOf(ctx: Context) {
  const { accessLogging } = await readSettings(ctx)
  const bare = ctx.address?.split('%')[0] ?? ''
  return accessLogging && isIP(bare) ? bare : null
}

type Noted = Omit<data.NewCopy, 'member_id' | 'issued_at'>

/** As the caller's, now; false where the id is taken. */
export async function insertNoted(ctx: MemberContext, noted: Noted): Promise<boolean> {
  const copy = { ...noted, member_id: ctx.actor.id, issued_at: ctx.now() }
  const isNoted = await data.insertCopy(ctx.db, copy)
  if (isNoted !== null) return isNoted
  await keepMonths(ctx)
  return (await data.insertCopy(ctx.db, copy)) === true
}

/** The same under an id of its own. */
export async function noteDrawn(ctx: MemberContext, noted: Omit<Noted, 'id'>) {
  for (let drawn = 0; drawn < MOST_DRAWN; drawn++)
    if (await insertNoted(ctx, { ...noted, id: drawId(ctx.now()) })) return
  throw noneDrawn()
}

export const noneDrawn = () =>
  new Refusal('unavailable', 'No copy can be made just now. Please try again in a minute.', { retryAfter: 60 })

/** Makes room for this month and the next two, and drops what is older than it is to be kept. */
export async function keepMonths(ctx: Context) {
  const { copyMonths } = await readSettings(ctx)
  await data.keepMonths(ctx.db, { current: monthOf(ctx.now()), retention: copyMonths })
}
