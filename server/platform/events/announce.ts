// Announces changes with the transaction that makes them.
import { EVERYTHING, type Stale } from '@aerie/contract/stale'
import { sql } from 'kysely'
import type { Closing, Context, MemberContext } from '../context.ts'
import type { Announcing } from '../db/announcing.ts'
import { LAST } from '../db/connections.ts'
import { type Announcement, type Audience, CHANNEL } from './bus.ts'

/** As many ids as fit into the 8000 bytes that PostgreSQL carries at a time, members and objects together. */
const IDS_AT_ONCE = 500

/** Published only if the transaction commits; `only` narrows the audience. */
export const announce = (ctx: Context, stale: typeof EVERYTHING | Stale[], only?: Audience) =>
  announceAny(ctx, only ? { stale, only } : { stale })

/** The pages of the caller but the one that calls, which has shown by itself what it changes. */
export const hisOtherPages = ({ actor, page }: MemberContext): Audience => ({
  memberIds: [actor.id],
  ...(page !== null && { except: page }),
})

/** Wakes the workers of all processes. */
export const announceJobs = (ctx: Context) => announceAny(ctx, { stale: [], hasJobs: true })

async function announceAny(ctx: Context, announcement: Announcement) {
  if (ctx.closing) ctx.closing.announcements.push(announcement)
  else await publish(ctx, { announcements: [announcement] })
}

/**
 * Runs the writes and the calls of a closing, in this order, in one statement that publishes the announcements last, and
 * delivers them to this process after the commit.
 */
export async function publish(ctx: Context, { announcements, ...work }: Partial<Closing>) {
  const batch = merge(announcements ?? []).flatMap(inPieces)
  if (batch.length + (work.calls ?? []).length + (work.writes ?? []).length === 0) return
  deliverAtCommit(ctx, batch, await close(ctx, batch, work))
}

/**
 * Announces by a statement of the caller's own that closes the transaction: `write` answers the number that
 * `announce_changes` gave it, null where it announced nothing. `only` narrows the audience.
 */
export async function announceBy<T extends { announced: number | null }>(
  ctx: Context,
  stale: Stale[],
  write: (announcing: Announcing) => Promise<T>,
  only?: Audience,
): Promise<T> {
  const batch = stale.length > 0 ? [{ stale, ...(only && { only }) }] : []
  const written = await write({ channel: CHANNEL, payloads: payloadsOf(ctx, batch) })
  deliverAtCommit(ctx, batch, written.announced)
  return written
}

/** `last` is the number of the last of them. */
function deliverAtCommit(ctx: Context, batch: Announcement[], last: number | null) {
  if (last === null) return
  ctx.afterCommit(() => {
    const renewed = ctx.closing?.renewals.map((renewal) => renewal()) ?? []
    for (const [at, change] of batch.entries()) ctx.bus.deliver({ ...change, number: last - batch.length + 1 + at })
    for (const renew of renewed) renew?.()
    ctx.onChange?.(last)
  })
}

const payloadsOf = ({ bus }: Context, batch: Announcement[]) =>
  batch.map((change) => JSON.stringify({ from: bus.name, change }))

/** Returns the number of the last announcement; null without any. */
async function close(
  ctx: Context,
  batch: Announcement[],
  { writes = [], calls = [] }: Pick<Partial<Closing>, 'writes' | 'calls'>,
) {
  const { db, closing } = ctx
  const payloads = payloadsOf(ctx, batch)
  const announced = batch.length > 0 ? sql`announce_changes(${CHANNEL}, ${payloads}::text[])` : sql`null::bigint`
  const written = writes.map(({ write }, at) => ({ write, name: sql.id(`written_${at}`) }))
  const parts = written.map(({ write, name }) => sql`${name} as (${write})`)
  const expected = written.map(({ name }) => sql`expect_one((select count(*) from ${name}))`)
  const answers = written.map(({ name }) => sql`(select answer from ${name})`)
  const { rows } = await sql<{ number: number | null; answers: string[] }>`${sql.raw(closing ? LAST : '')}
    ${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select ${sql.join([...expected, ...calls, sql`array[${sql.join(answers)}]::text[] as answers`, sql`${announced} as number`])}`.execute(
    db,
  )
  const { number = null, answers: answered = [] } = rows[0] ?? {}
  for (const [at, { hear }] of writes.entries()) hear?.(answered[at] ?? '')
  return number
}

/** Announcements for the same audience become one, each endpoint in it once. */
function merge(announcements: Announcement[]): Announcement[] {
  const groups = Map.groupBy(announcements, ({ only }) => JSON.stringify(only ?? null))
  return [...groups.values()].map((group) => {
    const stale = group.some((one) => one.stale === EVERYTHING) ? EVERYTHING : union(group.flatMap(staleOf))
    const { only } = group[0] ?? {}
    return { stale, ...(only && { only }), ...(group.some(({ hasJobs }) => hasJobs) && { hasJobs: true as const }) }
  })
}

const staleOf = ({ stale }: Announcement) => (stale === EVERYTHING ? [] : stale)

function union(stale: Stale[]): Stale[] {
  return [...Map.groupBy(stale, ({ path }) => path)].map(([path, all]) => {
    const ids = new Set(all.flatMap((one) => one.ids ?? []))
    if (all.every(({ atTop }) => atTop)) return { path, atTop: true }
    const shown = new Set(all.flatMap(({ members = [] }) => members))
    if (all.every(({ members }) => members) && shown.size <= IDS_AT_ONCE / 5) return { path, members: [...shown] }
    return all.some((one) => !one.ids) || ids.size > IDS_AT_ONCE / 5 ? { path } : { path, ids: [...ids] }
  })
}

function inPieces(announcement: Announcement): Announcement[] {
  const { only } = announcement
  if (!only || !('memberIds' in only)) return [announcement]
  const { memberIds, ...whose } = only
  const starts = Array.from({ length: Math.ceil(memberIds.length / IDS_AT_ONCE) }, (_, n) => n * IDS_AT_ONCE)
  return starts.map((start) => ({
    ...announcement,
    only: { ...whose, memberIds: memberIds.slice(start, start + IDS_AT_ONCE) },
  }))
}
