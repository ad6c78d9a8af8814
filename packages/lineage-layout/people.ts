// Who stands in the tree: what the layout reads of a brother, and whom each names as his big, before one of them is chosen.

/** A brother's ties, as whoever keeps the lineage has them; more may stand in it, and is handed on as it is. */
export interface Brother {
  id: number
  /** A brother's id, or the name of somebody who is none, or is none any more. */
  bigBrother?: number | string | DepartedBrother | undefined
  /** The tie to his big brother waits to be confirmed. */
  claimed?: true | undefined
  /** Who is proposed as his big brother beside the one on record, and who is asked. */
  proposed?: { big: number; awaited: number[] }[] | undefined
  /** Names of those who are no members; of members the other end tells. */
  littleBrothers?: (string | DepartedBrother)[] | undefined
  /** His own; without it he has that of the big above him. */
  lineageColor?: string | undefined
}

/** The name of a brother who is gone, with a key that only he has. */
export interface DepartedBrother {
  name: string
  departed: string
}

export type ColorOf<B extends Brother> = NonNullable<B['lineageColor']>

/** What a brotherhood says of its brothers beside their ties. */
export interface Conventions<B extends Brother> {
  nameOf: (brother: B) => string
  /** Classes are rows, by their numbers; undefined where his is not known. */
  classOf: (brother: B) => number | undefined
  /** Where those stand whose class is not known. */
  classOfUnknown: number
  /** The colours of the lines, in their order from the left. */
  colors: readonly ColorOf<B>[]
  /** What stands for somebody who asked not to be named: two who are called so are not one man by it. */
  unnamed: string
}

/** A brother; or, without one, the name of somebody who is no member. */
export interface Person<B extends Brother = Brother> {
  name: string
  brother: B | null
}

/** A forest that is being made: who names whom as his big. */
export interface Claims<B extends Brother = Brother> {
  people: Person<B>[]
  row: number[]
  bigs: number[][]
}
