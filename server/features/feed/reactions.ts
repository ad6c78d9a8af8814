// Reactions to activity: giving one, taking it back, and seeing whose they are.
import { Emoji, feed, type Reactors } from '@aerie/contract/feed'
import { staleOf } from '@aerie/contract/stale'
import { toPersonRef } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announceBy } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { readReactions } from './activity.ts'
import { findItem } from './data.ts'
import * as data from './reactions-data.ts'

/** Without `isOn` it becomes the other of the two. */
export async function react(ctx: MemberContext, activityId: number, emoji: Emoji, isOn: boolean | undefined) {
  const memberId = ctx.actor.id
  const isAlone = ctx.closing === undefined
  // By the ids of items, for the feed has news besides: pages renew the item wherever they show it.
  const concerned = staleOf([activityId], feed.activity, feed.reactors)
  const reacted = await inTransaction(ctx, (tx) =>
    announceBy(tx, concerned, async (announcing) => {
      const reacting = { ...announcing, activityId, memberId, emoji, isOn: isOn ?? null, isAlone }
      const written = await data.react(tx.db, reacting)
      if (!written) throw notFound('Activity item')
      return written
    }),
  )
  return withOwn(reacted, emoji)
}

/** In the order of the picker. */
function withOwn({ is_on, others }: Awaited<ReturnType<typeof data.react>> & object, emoji: Emoji) {
  const counted = Emoji.options.map((one) => {
    const { count = 0, is_mine = false } = others.find((other) => other.emoji === one) ?? {}
    const isGiven = one === emoji && is_on
    return { emoji: one, count: count + (isGiven ? 1 : 0), isMine: is_mine || isGiven }
  })
  return {
    reactions: Object.fromEntries(counted.flatMap((one) => (one.count > 0 ? [[one.emoji, one.count]] : []))),
    myReactions: counted.filter(({ isMine }) => isMine).map((one) => one.emoji),
  }
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
