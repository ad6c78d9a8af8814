// Whether what stands on the boards is what the server says of the vote: a board cut short would open single ballots.
import type { ElectionKeys } from '@aerie/contract/sealed-elections'
import { counted } from '@aerie/text/plurals'
import type { BoardsChecked } from '#features/trustee-keys/boards.ts'

export type CheckedPosition = BoardsChecked['positions'][number] & { published: ElectionKeys['positions'][number] }

/** Each position with what the server says of it beside. */
export const besidePublished = ({ positions }: BoardsChecked, keys: ElectionKeys): CheckedPosition[] =>
  positions.flatMap((position, at) => {
    const published = keys.positions[at]
    return published ? [{ ...position, published }] : []
  })

/** What does not fit, each in a sentence; empty where all of it does. */
export function boardFaults(boards: BoardsChecked, keys: ElectionKeys): string[] {
  const isAlone = boards.positions.length === 1
  const faults = besidePublished(boards, keys).flatMap(({ title, ballots, voters, votersHash, published }) => {
    const of = isAlone ? '' : `${title}: `
    return [
      ...(ballots === published.voterCount
        ? []
        : [`${of}${counted(ballots, 'ballot')} on the board, and ${published.voterCount} have voted.`]),
      ...(voters === published.credentialCount && votersHash === published.credentialsHash
        ? []
        : [`${of}the list of voters on the board is not the one that was published.`]),
    ]
  })
  if (boards.positions.length !== keys.positions.length) faults.push('A position is missing.')
  if (keys.words && keys.words.join() !== boards.words.join())
    faults.push('The words of the election are not those that its boards have.')
  return faults
}
