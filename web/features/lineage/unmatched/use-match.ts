// Puts a member in the place of a name, with everybody who names it.
import { lineage as endpoints } from '@aerie/contract/lineage'
import { memberChanges } from '@aerie/contract/member-changes'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import type { Lineage } from '../model/lineage.ts'
import type { UnmatchedName } from '../model/unmatched.ts'

interface Match {
  unmatched: UnmatchedName
  /** The member whom it means, by his place in the forest. */
  index: number
}

export const useMatch = (lineage: Lineage) =>
  useAct({
    async call({ unmatched, index }: Match) {
      for (const { id, body } of changesFor(lineage, unmatched, index))
        await call(memberChanges.update, { params: { memberId: String(id) }, body })
    },
    stale: keysOf(endpoints.list),
    done: (_, { unmatched, index }) => ({
      title: 'Name Matched',
      description: `Where “${unmatched.name}” stood, ${lineage.nameOf(index)} stands now.`,
    }),
  })

/** Of each who names him: his big brother, or all his littles with the member in the place of the name. */
function changesFor({ forest, littles }: Lineage, unmatched: UnmatchedName, index: number) {
  const idOf = (one: number) => forest.people[one]?.brother?.id
  const entryOf = (one: number) => {
    const id = one === unmatched.index ? idOf(index) : idOf(one)
    return id === undefined ? (forest.people[one]?.name ?? '') : String(id)
  }
  return [
    ...unmatched.bigOf.map((little) => ({ id: idOf(little), body: { bigBrother: entryOf(unmatched.index) } })),
    ...unmatched.littleOf.map((big) => ({ id: idOf(big), body: { littleBrothers: littles(big).map(entryOf) } })),
  ].filter(({ id }) => id !== undefined)
}
