// Who may vote for a position: active members of its classes.
import { type VotingClasses, votesAmong } from '@aerie/contract/election-values'
import { people } from '@aerie/contract/people'
import { stats } from '@aerie/contract/stats'
import { cached } from '#platform/cache/cached.ts'
import type { LoadContext } from '#platform/cache/caches.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

interface Brotherhood {
  classOf: ReadonlyMap<number, number | null>
  /** How many active members each class has. */
  sizes: ReadonlyMap<number | null, number>
}

/** Read from the database, for the list that stays; in the order of their ids. */
export const listEligible = async ({ db }: Context, classes: VotingClasses[]) => {
  const members = await data.listClasses(db)
  return classes.map((each) => {
    const isWithin = votesAmong(each)
    return members.flatMap((member) => (isWithin(member.class) ? [member.id] : []))
  })
}

export const readBrotherhood = cached<Brotherhood>({
  answers: [people.list, stats.show],
  load: async ({ db }) => brotherhoodOf(new Map((await data.listClasses(db)).map((row) => [row.id, row.class]))),
  async replace({ classOf }, ids, { db }: LoadContext) {
    const after = new Map(classOf)
    for (const id of ids) after.delete(id)
    for (const row of await data.listClasses(db, ids)) after.set(row.id, row.class)
    return brotherhoodOf(after)
  },
})

function brotherhoodOf(classOf: Brotherhood['classOf']): Brotherhood {
  const sizes = new Map<number | null, number>()
  for (const each of classOf.values()) sizes.set(each, (sizes.get(each) ?? 0) + 1)
  return { classOf, sizes }
}

/** How many would vote if it began now. */
export function countEligible({ sizes }: Brotherhood, classes: VotingClasses) {
  const isWithin = votesAmong(classes)
  let count = 0
  for (const [each, size] of sizes) if (isWithin(each)) count += size
  return count
}

/** Whether a member would vote if it began now. */
export const wouldVote = ({ classOf }: Brotherhood, memberId: number, classes: VotingClasses) =>
  classOf.has(memberId) && votesAmong(classes)(classOf.get(memberId) ?? null)
