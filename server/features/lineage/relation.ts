// How brothers are related to one, in a few words beside their names.
import { lines } from '@aerie/contract/lineage'
import { kinWord } from '@aerie/lineage-layout/kinship'
import { readCards } from '#features/people/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import * as data from './data.ts'

/** By little brother, of confirmed ties; of several the first. */
const readBigs = cached({
  answers: [lines],
  load: async ({ db }) => new Map((await data.listEdges(db)).toReversed().map(({ big, little }) => [little, big])),
})

/** Further than that two are brothers as all are. */
const MOST_STEPS = 6

/** What each of a few is to a member: 'Your big brother', 'Your twin', 'In your class'; null where there is nothing to say. */
export async function relationsTo(ctx: WithCaches, memberId: number): Promise<(otherId: number) => string | null> {
  const [bigs, cards] = await Promise.all([readBigs(ctx), readCards(ctx)])
  const own = waysUp(bigs, memberId)
  const ownClass = cards.get(memberId)?.summary.pledgeClass ?? null
  return (otherId) => {
    if (otherId === memberId) return 'You'
    const steps = nearest(own, waysUp(bigs, otherId))
    if (steps && steps.up + steps.down <= MOST_STEPS) return inWords(steps)
    return ownClass !== null && cards.get(otherId)?.summary.pledgeClass === ownClass ? 'In your class' : null
  }
}

interface Steps {
  up: number
  down: number
}

function inWords(steps: Steps) {
  const word = kinWord(steps, 'your', 'you')
  const isNext = steps.up + steps.down === 1
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${isNext ? ' brother' : ''}`
}

/** Of each brother above him, how many steps. A cycle in old data ends where it began. */
function waysUp(bigs: ReadonlyMap<number, number>, from: number) {
  const steps = new Map<number, number>()
  for (
    let at: number | undefined = from;
    at !== undefined && !steps.has(at) && steps.size <= MOST_STEPS;
    at = bigs.get(at)
  )
    steps.set(at, steps.size)
  return steps
}

function nearest(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): Steps | null {
  for (const [shared, up] of one) {
    const down = other.get(shared)
    if (down !== undefined) return { up, down }
  }
  return null
}
