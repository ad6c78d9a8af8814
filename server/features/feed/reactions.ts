// Reactions to activity: giving one, taking it back, and seeing whose they are.
import { type Emoji, feed, type Reactors } from '@aerie/contract/feed'
import { staleOf } from '@aerie/contract/stale'
import { toPersonRef } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { countsOf, readReactions } from './activity.ts'
import { findItem } from './data.ts'
import * as data from './reactions-data.ts'

/** Without `isOn` it becomes the other of the two. */
export async function react(ctx: MemberContext, activityId: number, emoji: Emoji, isOn: boolean | undefined) {
  await inTransaction(ctx, async (tx) => {
    if (!(await data.react(tx.db, activityId, tx.actor.id, emoji, isOn ?? null))) throw notFound('Activity item')
    // By the ids of items, for the feed has news besides: pages renew the item wherever they show it.
    await announce(tx, staleOf([activityId], feed.activity, feed.reactors))
  })
  return countsOf(await readReactions(ctx, activityId), ctx.actor.id)
}

export async function listReactors(ctx: MemberContext, activityId: number): Promise<Reactors[]> {
  if (!(await findItem(ctx.db, activityId))) throw notFound('Activity item')
  const [reactions, named] = await Promise.all([
    readReactions(ctx, activityId),
    data.listReactors(ctx.db, activityId, ctx.actor.id),
  ])
  return [...reactions].map(([emoji, members]) => ({
    emoji,
    count: members.size,
    isMine: members.has(ctx.actor.id),
    members: named.filter((one) => one.emoji === emoji).map(toPersonRef),
  }))
}
