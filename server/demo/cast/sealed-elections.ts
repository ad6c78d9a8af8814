// What the cast's trustees seal: an election in which brothers vote, and one that two of them have counted.
import type { CastKey } from '../cast.ts'

export interface CastSealedElection {
  title: string
  description: string
  by: CastKey
  startsInHours: number
  /** Null for one that has just ended. */
  hoursLeft: number | null
  classFilter: string | null
  position: string
  candidates: CastKey[]
  /** How many vote, and how many of a hundred of them for each: few, since each ballot is proved and checked at the first start. */
  voters: number
  shares: number[]
  /** Who has voted in any case, and who has certainly not. */
  among: CastKey[]
  without: CastKey[]
}

/** What ends at once comes last: by then the threads that check ballots are warm, and its time is short. */
export const castSealedElections: CastSealedElection[] = [
  {
    title: 'Chair of the board of appeal',
    description: 'Sealed by three brothers, of whom two count it together. Nobody can open a single ballot.',
    by: 'marcus',
    startsInHours: -2,
    hoursLeft: 120,
    classFilter: null,
    position: 'Chair',
    candidates: ['walter', 'conrad'],
    voters: 6,
    shares: [50, 50],
    among: [],
    without: ['rook', 'marcus', 'julian'],
  },
  {
    title: 'Speaker of the younger classes',
    description: 'Classes 29 and 30 chose who speaks for them. Two of three trustees counted it together.',
    by: 'marcus',
    startsInHours: -72,
    hoursLeft: null,
    classFilter: '29-30',
    position: 'Speaker',
    candidates: ['wyatt', 'teddy'],
    voters: 8,
    shares: [63, 37],
    among: ['rook'],
    without: [],
  },
]
