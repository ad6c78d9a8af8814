// What has happened for a member since a time: in numbers on the page, and as a summary of his last visit.
import type { Digest, DigestPart } from '@aerie/contract/digest'
import { settings } from '@aerie/contract/settings'
import { trips } from '@aerie/contract/trips'
import { countUnreadSince } from '#features/document-readings/service.ts'
import { countCalledSince as countElectionsSince } from '#features/elections/service.ts'
import { countActivitySince, countBirthsSince, readLine } from '#features/feed/service.ts'
import { countNewcomersSince } from '#features/newcomers/service.ts'
import { countNewsSince } from '#features/news/service.ts'
import { countTagsSince } from '#features/photo-tags/service.ts'
import { countCalledSince as countPollsSince } from '#features/polls/service.ts'
import { listNearTripsSince } from '#features/trips/service.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { MemberContext } from '#platform/context.ts'

const WEEK_MS = 7 * 86_400_000
const MOST = 1000
const MOST_TRIPS = 50

interface DigestRequest {
  id: number
  /** In milliseconds. */
  since: number
  hour: number
}

/** Days change with an hour. */
const HOUR_MS = 3_600_000
const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS)

const keyOf = (asked: DigestRequest) => JSON.stringify(asked)

const countNearTrips = cachedEach<string, number>({
  answers: [trips.list, settings.show],
  async load(key, { db, caches }) {
    const { id, since, hour }: DigestRequest = JSON.parse(key)
    const ctx = { db, caches, now: () => new Date(hour * HOUR_MS) }
    return (await listNearTripsSince(ctx, id, new Date(since), MOST_TRIPS)).length
  },
})

/** Null when he was here within a week, or nothing has happened. */
export async function summarize(ctx: MemberContext): Promise<Digest | null> {
  const since = await readLine(ctx)
  if (since === null || ctx.now().getTime() - since.getTime() < WEEK_MS) return null
  const { id } = ctx.actor
  const [news, near, polls, elections, documents, photos, brothers, children, activity] = await Promise.all([
    countNewsSince(ctx, since, id, MOST),
    countNearTrips(ctx, keyOf({ id, since: since.getTime(), hour: hourOf(ctx.now()) })),
    countPollsSince(ctx, since, id),
    countElectionsSince(ctx, since, id),
    countUnreadSince(ctx, since),
    countTagsSince(ctx, since),
    countNewcomersSince(ctx, since, id),
    countBirthsSince(ctx, since, id),
    countActivitySince(ctx, since, id, MOST),
  ])
  const all: DigestPart[] = [
    { kind: 'news', count: news },
    { kind: 'trips', count: near },
    { kind: 'polls', count: polls },
    { kind: 'elections', count: elections },
    { kind: 'documents', count: documents },
    { kind: 'photos', count: photos },
    { kind: 'brothers', count: brothers },
    { kind: 'children', count: children },
    { kind: 'activity', count: activity },
  ]
  const parts = all.filter(({ count }) => count > 0)
  return parts.length > 0 ? { since: since.toISOString(), parts } : null
}
