// What a member has seen of the feed, and how much is new to him.
import { digest } from '@aerie/contract/digest'
import { type FeedVisit, feed } from '@aerie/contract/feed'
import { stale } from '@aerie/contract/stale'
import { countNewsSince } from '#features/news/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { announceBy, hisOtherPages } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { countActivitySince, readLine } from './counted-since.ts'
import * as data from './visits-data.ts'

const MOST_NEW = 1000

export const readVisit = async (ctx: MemberContext) => visitOf(ctx, await readLine(ctx))

/** For his other pages: the one that asks has the answer. */
export async function see(ctx: MemberContext, at: Date) {
  const { id } = ctx.actor
  const isAlone = ctx.closing === undefined
  const { line } = await inTransaction(ctx, (tx) =>
    announceBy(
      tx,
      stale(feed.visit, digest.summary),
      (announcing) => data.see(tx.db, id, { ...announcing, at, isAlone }),
      hisOtherPages(ctx),
    ),
  )
  return visitOf(ctx, line)
}

async function visitOf(ctx: MemberContext, line: Date | null): Promise<FeedVisit> {
  if (line === null) return { lastVisit: null, newCount: 0 }
  const [news, activity] = await Promise.all([
    countNewsSince(ctx, line, ctx.actor.id, MOST_NEW),
    countActivitySince(ctx, line, ctx.actor.id, MOST_NEW),
  ])
  return { lastVisit: line.toISOString(), newCount: Math.min(news + activity, MOST_NEW) }
}
