// A member's big brother and little brothers as they are shown, from the ties that a save leaves.
import { claimOf, type LineageFacts, type RelativeRow, type Tie } from './kinship.ts'

/** Without what is only proposed. */
export const relativesIn = ({ people, memberId }: LineageFacts, ties: readonly Tie[]): RelativeRow[] =>
  ties
    .filter(({ big_id, little_id }) => big_id === memberId || little_id === memberId)
    .toSorted((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity))
    .map((tie) => {
      const side = tie.little_id === memberId ? 'big' : 'little'
      const [id, name] = side === 'big' ? [tie.big_id, tie.big_name] : [tie.little_id, tie.little_name]
      const person = id === null ? undefined : people.get(id)
      return {
        side,
        name,
        id,
        first_name: person?.first_name ?? null,
        last_name: person?.last_name ?? null,
        familiar: person?.familiar ?? null,
        pledge_class: person?.pledge_class ?? null,
        class: person?.class ?? null,
        avatar: person?.avatar ?? null,
        claim: claimOf(tie),
        is_proposed: false,
        proposed_by: null,
      }
    })
