// Who stands in the tree, and whom each names as his big, before one of them is chosen.
import type { LineageBrother } from '@aerie/contract/lineage'

/** A brother; or, without one, the name of somebody who is no member. */
export interface Person {
  name: string
  brother: LineageBrother | null
}

/** A forest that is being made: who names whom as his big. */
export interface Claims {
  people: Person[]
  row: number[]
  bigs: number[][]
}
