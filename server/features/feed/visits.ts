// What a member has seen of the feed, and how much is new to him.
import { digest } from '@aerie/contract/digest'
import { type FeedVisit, feed } from '@aerie/contract/feed'
import { stale } from '@aerie/contract/stale'
import { countNewsSince } from '#features/news/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { countActivitySince, readLine } from './service.ts'
import * as data from './visits-data.ts'

const MOST_NEW = 1000

export const readVisit = async (ctx: MemberContext) => visitOf(ctx, await readLine(ctx))

export async function see(ctx: MemberContext, at: Date) {
  const line = await inTransaction(ctx, async (tx) => {
    const found = await data.see(tx.db, tx.actor.id, at)
    await announce(tx, stale(feed.visit, digest.summary), { memberIds: [tx.actor.id] })
    return found
  })
  return visitOf(ctx, line)
}

async function visitOf(ctx: MemberContext, line: Date | null): Promise<FeedVisit> {
  if (line === null) return { lastVisit: null, newCount: 0 }
  const [news, activity] = await Promise.all([
    countNewsSince(ctx, line, MOST_NEW),
    countActivitySince(ctx, line, ctx.actor.id, MOST_NEW),
  ])
  return { lastVisit: line.toISOString(), newCount: Math.min(news + activity, MOST_NEW) }
}
