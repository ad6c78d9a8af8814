// Reactions to news.
import { news } from '@aerie/contract/news'
import type { Reaction } from '@aerie/contract/reactions'
import { staleOf } from '@aerie/contract/stale'
import * as reactions from '#features/reactions/service.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { NEWS_REACTIONS } from './reactions-data.ts'

const item = (id: number): reactions.ReactionTarget => ({ table: NEWS_REACTIONS, id, name: 'News item' })

/** By the ids of items: pages renew their reactions wherever they show them, and ask for nothing else. */
export const react = (ctx: MemberContext, id: number, reaction: Reaction) =>
  reactions.react(ctx, item(id), reaction, staleOf([id], news.reactions, news.reactors))

export const listReactors = (ctx: MemberContext, id: number) => reactions.listReactors(ctx, item(id))

/** To those of some items that are published. */
export async function listReactions(ctx: MemberContext, some: Set<number>) {
  const ids = await data.listShown(ctx.db, [...some])
  const all = await reactions.readReactions(ctx, NEWS_REACTIONS, ids)
  return ids.map((id) => ({ id, ...reactions.asHis(all.get(id), ctx.actor.id) }))
}

/** To one item, as one member sees them. */
export const readReactions = async (ctx: MemberContext, id: number) =>
  reactions.asHis((await reactions.readReactions(ctx, NEWS_REACTIONS, [id])).get(id), ctx.actor.id)
