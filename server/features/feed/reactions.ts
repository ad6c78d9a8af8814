// Reactions to activity.
import { feed } from '@aerie/contract/feed'
import type { Reaction } from '@aerie/contract/reactions'
import { staleOf } from '@aerie/contract/stale'
import * as reactions from '#features/reactions/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { ACTIVITY_REACTIONS } from './reactions-data.ts'

const item = (id: number): reactions.ReactionTarget => ({ table: ACTIVITY_REACTIONS, id, name: 'Activity item' })

/** By the ids of items, for the feed has news besides: pages renew the item wherever they show it. */
export const react = (ctx: MemberContext, id: number, reaction: Reaction) =>
  reactions.react(ctx, item(id), reaction, staleOf([id], feed.activity, feed.reactors))

export const listReactors = (ctx: MemberContext, id: number) => reactions.listReactors(ctx, item(id))
