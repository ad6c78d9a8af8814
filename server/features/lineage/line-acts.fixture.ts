// What members may do to their lines in a sequence, for a test of what that opens.
import fc from 'fast-check'

export const PLAYERS = ['rook', 'mateo', 'kenji', 'hugh', 'samir', 'rafael'] as const
export type Player = (typeof PLAYERS)[number]

/** The first names that are taken and written; all have the same last name. */
export const FIRST = ['Ada', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus']

export type Act =
  | { act: 'big'; by: number; entry: string | number | null }
  | { act: 'littles'; by: number; entries: (string | number)[] }
  | { act: 'rename'; by: number; first: string }
  | { act: 'resave'; by: number }
  | { act: 'propose'; by: number; big: number; little: number }
  | { act: 'confirm' | 'refuse' | 'withdraw'; by: number; tie: number }

const player = fc.nat({ max: PLAYERS.length - 1 })
const entry = fc.oneof({ weight: 3, arbitrary: player }, { weight: 2, arbitrary: fc.constantFrom(...FIRST) })
export const officersTies = fc.array(fc.tuple(player, player), { maxLength: 2 })
export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant('big' as const), by: player, entry: fc.option(entry, { freq: 6 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('littles' as const),
        by: player,
        entries: fc.array(entry, { maxLength: 2 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('rename' as const), by: player, first: fc.constantFrom(...FIRST) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('resave' as const), by: player }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('confirm' as const), by: player, tie: fc.nat({ max: 5 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('refuse' as const), by: player, tie: fc.nat({ max: 5 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), by: player, tie: fc.nat({ max: 5 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('propose' as const), by: player, big: player, little: player }),
    },
  ),
  { minLength: 1, maxLength: 15 },
)

/** Under the little brother of a third. */
export const UNDER_A_LITTLE: Act[] = [
  { act: 'big', by: 2, entry: 0 },
  { act: 'confirm', by: 2, tie: 1 },
  { act: 'resave', by: 0 },
]

/** One writes a name, another takes it, and says so twice. */
export const BY_NAME: Act[] = [
  { act: 'big', by: 0, entry: 'Gus' },
  { act: 'rename', by: 1, first: 'Gus' },
  { act: 'resave', by: 0 },
  { act: 'resave', by: 1 },
  { act: 'confirm', by: 1, tie: 0 },
]

/** Who has a big brother takes a name that is waited for, and is free for it only when that is saved anew. */
export const FREED_LATER: Act[] = [
  { act: 'big', by: 1, entry: 3 },
  { act: 'littles', by: 0, entries: ['Gus'] },
  { act: 'rename', by: 1, first: 'Gus' },
  { act: 'big', by: 1, entry: null },
  { act: 'resave', by: 0 },
  { act: 'confirm', by: 1, tie: 0 },
]

/** A brother of the line takes in another, who then belongs to it. */
export const VOUCHED_FOR: Act[] = [
  { act: 'big', by: 2, entry: 0 },
  { act: 'confirm', by: 0, tie: 1 },
]

/** A third proposes one to a line, and he alone agrees. */
export const PROPOSED_BY_A_THIRD: Act[] = [
  { act: 'propose', by: 5, big: 2, little: 1 },
  { act: 'confirm', by: 2, tie: 1 },
  { act: 'confirm', by: 5, tie: 1 },
  { act: 'resave', by: 1 },
]
