// Reactions, for whatever shows them: giving one, taking it back, and seeing whose they are.
import { EMOJI, Emoji, type Reacted, type Reaction, type Reactors } from '@aerie/contract/reactions'
import type { Stale } from '@aerie/contract/stale'
import { toPersonRef } from '#features/people/person.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announceBy } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import type { ReactionTable } from './table.ts'

/** The members of each emoji that anybody gave, in the order of the picker. */
export type Reactions = Map<Emoji, Set<number>>

export interface ReactionTarget {
  table: ReactionTable
  id: number
  /** What it is called where it is not there. */
  name: string
}

/** `concerned` goes stale by it. */
export async function react(
  ctx: MemberContext,
  { table, id, name }: ReactionTarget,
  { emoji, isOn }: Reaction,
  concerned: Stale[],
): Promise<Reacted> {
  const isAlone = ctx.closing === undefined
  const given = await inTransaction(ctx, (tx) =>
    announceBy(tx, concerned, async (announcing) => {
      const reacting = { ...announcing, id, memberId: ctx.actor.id, emoji, isOn: isOn ?? null, isAlone }
      const written = await data.react(tx.db, table, reacting)
      if (!written) throw notFound(name)
      return written
    }),
  )
  return withOwn(given, emoji)
}

/** In the order of the picker. */
function withOwn({ is_on, others }: data.Given, emoji: Emoji): Reacted {
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

export async function listReactors(ctx: MemberContext, { table, id, name }: ReactionTarget): Promise<Reactors[]> {
  if (!(await data.isShown(ctx.db, table, id))) throw notFound(name)
  const [reactions, named] = await Promise.all([
    readReactions(ctx, table, [id]),
    data.listReactors(ctx.db, table, id, ctx.actor.id),
  ])
  return [...(reactions.get(id) ?? [])].map(([emoji, members]) => ({
    emoji,
    count: members.size,
    isMine: members.has(ctx.actor.id),
    members: named.filter((one) => one.emoji === emoji).map(toPersonRef),
  }))
}

/** By the ids of the things, those that have any. */
export async function readReactions({ db }: Pick<Context, 'db'>, table: ReactionTable, ids: number[]) {
  const found = Map.groupBy(await data.listReactions(db, table, ids), ({ thing }) => thing)
  return new Map([...found].map(([id, rows]) => [id, inOrder(rows)]))
}

const inOrder = (found: { emoji: string; members: number[] }[]): Reactions =>
  new Map(
    EMOJI.flatMap((emoji) => {
      const one = found.find((reaction) => reaction.emoji === emoji)
      return one ? [[emoji, new Set(one.members)] as const] : []
    }),
  )

/** As whoever has not reacted sees them. */
export const asNobodys = (reactions: Reactions | undefined): Reacted => ({
  reactions: Object.fromEntries([...(reactions ?? [])].map(([emoji, members]) => [emoji, members.size])),
  myReactions: [],
})

/** As one member sees them. */
export const asHis = (reactions: Reactions | undefined, memberId: number): Reacted => ({
  ...asNobodys(reactions),
  myReactions: [...(reactions ?? [])].flatMap(([emoji, members]) => (members.has(memberId) ? [emoji] : [])),
})
