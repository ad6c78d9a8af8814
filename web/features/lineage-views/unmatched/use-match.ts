// Puts a member in the place of a name, with everybody who names it.
import { lineage as endpoints } from '@aerie/contract/lineage'
import { ties } from '@aerie/contract/ties'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import type { UnmatchedName } from './unmatched.ts'

interface Match {
  unmatched: UnmatchedName
  /** The member whom it means, by his place in the forest. */
  index: number
}

export const useMatch = (lineage: Lineage) => {
  const idsOf = (indices: number[]) => indices.flatMap((index) => lineage.forest.people[index]?.brother?.id ?? [])
  return useAct({
    call: ({ unmatched: { name, bigOf, littleOf }, index }: Match) =>
      call(ties.match, {
        body: { name, memberId: idsOf([index])[0] ?? 0, bigOf: idsOf(bigOf), littleOf: idsOf(littleOf) },
      }),
    stale: keysOf(endpoints.list, ties.waiting),
    done: (_, { unmatched, index }) => ({
      title: 'Name Matched',
      description: `Where “${unmatched.name}” stood, ${lineage.nameOf(index)} stands now.`,
    }),
  })
}
