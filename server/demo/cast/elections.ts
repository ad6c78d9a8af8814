// Whom the brothers choose in the weeks around the first start: an election that is over, one that is open, one to come.
import type { CastKey } from '../cast.ts'

export interface CastElection {
  title: string
  description: string | null
  by: CastKey
  /** Where it begins with nominations: when they end, and who names whom. */
  nominations?: CastNominations
  /** From the first start; before it where it is less than zero. */
  startsInHours: number
  /** Null for one that has just ended. */
  hoursLeft: number | null
  quorum: number
  requiresQuorum?: boolean
  classFilter?: string
  positions: CastPosition[]
  /** Who has certainly not voted yet. */
  without?: CastKey[]
}

export interface CastNominations {
  hoursLeft: number
  /** By the place of the position. Who names himself stands, with these words; others answer as they do, or not at all. */
  named: { for: number; by: CastKey; who: CastKey; words: string; answer?: { stands: boolean; statement?: string } }[]
}

interface CastPosition {
  title: string
  description?: string
  classes?: { from?: number; to?: number }
  candidates: { who: CastKey; statement?: string }[]
  /** Percent of those who may who have voted, and how many of a hundred of them for each; the last abstained. */
  turnout?: number
  shares?: number[]
}

/** The oldest first. */
export const castElections: CastElection[] = [
  {
    title: 'House committee',
    description: 'Three who keep the house at 4019 Pine until next autumn.',
    by: 'julian',
    startsInHours: -240,
    hoursLeft: null,
    quorum: 25,
    requiresQuorum: true,
    positions: [
      {
        title: 'Steward',
        candidates: [
          { who: 'arjun', statement: 'The boiler first. Then everything else.' },
          { who: 'tobias', statement: 'Open accounts, every month.' },
        ],
        turnout: 42,
        shares: [58, 36, 6],
      },
      {
        title: 'Keeper of the cellar',
        candidates: [{ who: 'wyatt' }, { who: 'oscar', statement: 'I have the key already.' }],
        turnout: 38,
        shares: [50, 50, 0],
      },
      {
        title: 'Archivist',
        candidates: [{ who: 'walter', statement: 'Someone has to know which box.' }],
        turnout: 30,
        shares: [88, 12],
      },
    ],
  },
  {
    title: 'Officers of the association',
    description: 'For two years from the founders’ dinner. Each position is voted on by itself.',
    by: 'marcus',
    startsInHours: -30,
    hoursLeft: 90,
    quorum: 40,
    requiresQuorum: true,
    positions: [
      {
        title: 'President',
        description: 'Chairs the meetings and speaks for the brotherhood.',
        candidates: [
          { who: 'desmond', statement: 'A house that pays for itself by our fortieth year.' },
          { who: 'harpreet', statement: 'More of us in the room: chapters in five cities.' },
          { who: 'rafael' },
        ],
        turnout: 28,
        shares: [45, 38, 12, 5],
      },
      {
        title: 'Treasurer',
        candidates: [{ who: 'julian', statement: 'Three years of clean audits, and a fourth.' }],
        turnout: 24,
        shares: [90, 10],
      },
      {
        title: 'Young alumni chair',
        description: 'Chosen by the youngest classes, for themselves.',
        classes: { from: 28 },
        candidates: [{ who: 'mateo', statement: 'A first job is easier to find with a brother.' }, { who: 'kofi' }],
        turnout: 35,
        shares: [52, 40, 8],
      },
    ],
    without: ['rook', 'marcus', 'julian'],
  },
  {
    title: 'Scholarship board',
    description: 'Two seats. Those of the first twenty classes vote.',
    by: 'julian',
    startsInHours: 140,
    hoursLeft: 310,
    quorum: 30,
    classFilter: '1-20',
    positions: [
      {
        title: 'First seat',
        candidates: [{ who: 'conrad' }, { who: 'piotr', statement: 'The fund sent me to school.' }],
      },
      { title: 'Second seat', candidates: [{ who: 'ignacio' }, { who: 'bram' }] },
    ],
  },
  {
    title: 'The chairs, year thirty-six',
    description: 'Three offices. Name a brother, or yourself; who says yes, stands.',
    by: 'desmond',
    startsInHours: 300,
    hoursLeft: 640,
    quorum: 25,
    positions: [
      { title: 'Alumni chair', description: 'Knows who is where, and writes to all of us.', candidates: [] },
      { title: 'Treasurer', description: 'Keeps the reserve whole and says no in time.', candidates: [] },
      {
        title: 'Rush chair',
        description: 'Opens the door to those who come next.',
        classes: { from: 25, to: 35 },
        candidates: [],
      },
    ],
    nominations: {
      hoursLeft: 240,
      named: [
        {
          for: 0,
          by: 'walter',
          who: 'conrad',
          words: 'Thirty years of letters lie in his desk.',
          answer: {
            stands: true,
            statement: 'Thirty years of letters lie in my desk. I would answer every one of them.',
          },
        },
        { for: 0, by: 'harpreet', who: 'marcus', words: 'He writes to everyone, and they write back.' },
        { for: 0, by: 'arjun', who: 'harpreet', words: 'He knows every city.', answer: { stands: false } },
        {
          for: 1,
          by: 'oscar',
          who: 'oscar',
          words: 'I will publish the ledger every quarter, on one page, in plain words.',
        },
        { for: 1, by: 'marcus', who: 'arjun', words: 'He never lost a receipt.' },
        { for: 2, by: 'mateo', who: 'rook', words: 'Whoever he talks to stays for supper.' },
      ],
    },
  },
]
