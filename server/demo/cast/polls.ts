// What the brothers are asked in the weeks around the first start, and how many have answered what.
import type { CastKey } from '../cast.ts'

export interface CastPoll {
  title: string
  description: string | null
  by: CastKey
  options: string[]
  /** Null for one that has just ended. */
  hoursLeft: number | null
  quorum: number
  requiresQuorum?: boolean
  isMultiple?: boolean
  /** Percent of the brothers who have voted. */
  turnout: number
  /** How many of a hundred of them chose each option. */
  shares: number[]
  /** Who has certainly not voted yet. */
  without?: CastKey[]
}

/** The oldest first. */
export const castPolls: CastPoll[] = [
  {
    title: 'Restore the porch or rebuild it?',
    description: 'The mason has looked at both, and at us.',
    by: 'julian',
    options: ['Restore, board by board', 'Rebuild to the 1908 drawing'],
    hoursLeft: null,
    quorum: 60,
    turnout: 66,
    shares: [64, 36],
  },
  {
    title: 'Buy the lot next door?',
    description: 'Forty feet at the street. The owner gives us until spring.',
    by: 'marcus',
    options: ['Buy it', 'Let it go', 'Ask for a longer lease'],
    hoursLeft: null,
    quorum: 66,
    turnout: 31,
    shares: [52, 20, 28],
  },
  {
    title: 'Which song closes the Founders’ dinner?',
    description: null,
    by: 'julian',
    options: ['The Wingspan Song', 'Goodnight, Pine Street'],
    hoursLeft: null,
    quorum: 25,
    requiresQuorum: false,
    turnout: 20,
    shares: [50, 50],
  },
  {
    title: 'Match the scholarship fund two to one?',
    description: 'From the reserve, for one academic year.',
    by: 'marcus',
    options: ['Match it', 'Match one to one', 'Keep the reserve whole'],
    hoursLeft: 124,
    quorum: 50,
    turnout: 22,
    shares: [71, 21, 8],
  },
  {
    title: 'Which evenings suit the winter table?',
    description: 'Mark all that you could keep.',
    by: 'julian',
    options: ['Thursday', 'Friday', 'Saturday', 'Sunday'],
    hoursLeft: 220,
    quorum: 20,
    requiresQuorum: false,
    isMultiple: true,
    turnout: 18,
    shares: [24, 41, 22, 13],
    without: ['rook', 'marcus', 'julian'],
  },
  {
    title: 'Where do we hold the 36th reunion?',
    description: 'One weekend, late April. The house committee books on the day this closes.',
    by: 'julian',
    options: [
      'The lake house at Hollow Pines',
      '4019 Pine, the whole street',
      'Lisbon, in spring',
      'Two weekends, two coasts',
    ],
    hoursLeft: 76,
    quorum: 30,
    turnout: 33,
    shares: [46, 28, 19, 7],
    without: ['rook', 'marcus', 'julian'],
  },
  {
    title: 'Adopt the ninth revision of the by-laws',
    description: 'Articles iv and xi change; the rest is spelling.',
    by: 'marcus',
    options: ['Adopt', 'Return to committee'],
    hoursLeft: 20,
    quorum: 66,
    turnout: 55,
    shares: [78, 22],
    without: ['rook', 'marcus', 'julian'],
  },
]
