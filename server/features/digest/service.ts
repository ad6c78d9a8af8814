// What has happened for a member since a time: in numbers on the page, and as a summary of his last visit.
import type { Digest, DigestPart } from '@aerie/contract/digest'
import { countActivitySince, countBirthsSince, readLine } from '#features/feed/service.ts'
import { countNewcomersSince } from '#features/newcomers/service.ts'
import { countNewsSince } from '#features/news/service.ts'
import { tellNearTripsSince } from '#features/trips/service.ts'
import type { MemberContext } from '#platform/context.ts'

const WEEK_MS = 7 * 86_400_000
const MOST = 1000
const MOST_TRIPS = 50

/** Null when he was here within a week, or nothing has happened. */
export async function summarize(ctx: MemberContext): Promise<Digest | null> {
  const since = await readLine(ctx)
  if (since === null || ctx.now().getTime() - since.getTime() < WEEK_MS) return null
  const { id } = ctx.actor
  const [news, trips, brothers, children, activity] = await Promise.all([
    countNewsSince(ctx, since, MOST),
    tellNearTripsSince(ctx, id, since, MOST_TRIPS),
    countNewcomersSince(ctx, since, id),
    countBirthsSince(ctx, since, id),
    countActivitySince(ctx, since, id, MOST),
  ])
  const all: DigestPart[] = [
    { kind: 'news', count: news },
    { kind: 'trips', count: trips.length },
    { kind: 'brothers', count: brothers },
    { kind: 'children', count: children },
    { kind: 'activity', count: activity },
  ]
  const parts = all.filter(({ count }) => count > 0)
  return parts.length > 0 ? { since: since.toISOString(), parts } : null
}
