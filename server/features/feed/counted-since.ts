// What others did after a time, and where for a member begins what is new: counted in memory, as long as it goes back so far.
import { feed } from '@aerie/contract/feed'
import { cached } from '#platform/cache/cached.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { newerThan, TIMES_KEPT } from '#platform/newest-times.ts'
import * as data from './visits-data.ts'

export const readTimes = cached<data.ActivityTime[]>({
  answers: [feed.activity],
  load: ({ db }) => data.listTimes(db, TIMES_KEPT),
  // By ids, reactions change and nothing else.
  replace: async (kept) => kept,
})

/** Of others than one member, up to `most`. */
export async function countActivitySince(ctx: Context, since: Date, except: number, most: number) {
  const newer = newerThan(await readTimes(ctx), since)
  if (!newer) return data.countActivitySince(ctx.db, since, except, most)
  return Math.min(most, ofOthers(newer, except).length)
}

export async function countBirthsSince(ctx: Context, since: Date, except: number) {
  const newer = newerThan(await readTimes(ctx), since)
  if (!newer) return data.countBirthsSince(ctx.db, since, except)
  return ofOthers(newer, except).reduce((sum, { births }) => sum + births, 0)
}

const ofOthers = (items: readonly data.ActivityTime[], except: number) =>
  items.filter(({ member_id }) => member_id !== except)

const readVisitOf = cachedEach<number, data.VisitRow | undefined>({
  answers: [feed.visit],
  load: (memberId, { db }) => data.findVisit(db, memberId),
  // What is new in the feed changes how much there is above the line, and the line only what he has seen himself.
  concerned: ({ only }) => (only && 'memberIds' in only ? only.memberIds : []),
})

/** The newest of the feed that he had seen when this visit began; null in his first. */
export async function readLine(ctx: MemberContext): Promise<Date | null> {
  const visit = await readVisitOf(ctx, ctx.actor.id)
  if (!visit) return null
  return visit.visited_at.getTime() < ctx.now().getTime() - data.VISIT_MS ? visit.seen_at : visit.line_at
}
