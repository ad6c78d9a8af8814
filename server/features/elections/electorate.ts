// Who may vote for a position: active members of its classes.
import { type ClassRange, classesOf } from '@aerie/contract/election-values'
import { people } from '@aerie/contract/people'
import { stats } from '@aerie/contract/stats'
import { cached } from '#platform/cache/cached.ts'
import type { Reading } from '#platform/cache/caches.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

export interface Classes extends ClassRange {
  /** That of the election. */
  filter: string | null
}

interface Brotherhood {
  classOf: ReadonlyMap<number, number | null>
  /** How many active members each class has. */
  sizes: ReadonlyMap<number | null, number>
}

/** Answers whether a class is among them. Who has no class is in none, and votes where any class may. */
export function testOf({ from, to, filter }: Classes) {
  const named = classesOf(filter)
  return (given: number | null) =>
    isBetween({ from, to }, given) && (named === null || named.some((range) => isBetween(range, given)))
}

const isBetween = ({ from, to }: ClassRange, given: number | null) =>
  (from === null || (given !== null && given >= from)) && (to === null || (given !== null && given <= to))

/** Read from the database, for the list that stays; in the order of their ids. */
export const listEligible = async ({ db }: Context, classes: Classes[]) => {
  const members = await data.listClasses(db)
  return classes.map((each) => {
    const isWithin = testOf(each)
    return members.flatMap((member) => (isWithin(member.class) ? [member.id] : []))
  })
}

export const readBrotherhood = cached<Brotherhood>({
  answers: [people.list, stats.show],
  load: async ({ db }) => brotherhoodOf(new Map((await data.listClasses(db)).map((row) => [row.id, row.class]))),
  async replace({ classOf }, ids, { db }: Reading) {
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
export function countEligible({ sizes }: Brotherhood, classes: Classes) {
  const isWithin = testOf(classes)
  let count = 0
  for (const [each, size] of sizes) if (isWithin(each)) count += size
  return count
}

/** Whether a member would vote if it began now. */
export const wouldVote = ({ classOf }: Brotherhood, memberId: number, classes: Classes) =>
  classOf.has(memberId) && testOf(classes)(classOf.get(memberId) ?? null)
