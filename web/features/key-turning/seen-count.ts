// Which count of an election this browser has seen: of two that differ the second would open ballots, so it is refused.
import type { BoardsChecked } from '#features/trustee-keys/boards.ts'
import { keep, readKept } from '#lib/browser-storage.ts'

/** Of all positions together: of what was asked, the sum of what was answered. */
const nameOf = ({ positions }: BoardsChecked) =>
  positions
    .map(({ setupHash, tallyHash }) => `${setupHash}:${tallyHash}`)
    .sort()
    .join(' ')

const keyOf = (electionId: number) => `aerie-count-${electionId}`

/** Whether another count of it was seen here; a browser that keeps nothing cannot know. */
export function sawAnotherCount(electionId: number, boards: BoardsChecked): boolean {
  const seen = readKept('browser', keyOf(electionId))
  return seen !== null && seen !== nameOf(boards)
}

export const keepCount = (electionId: number, boards: BoardsChecked) =>
  keep('browser', keyOf(electionId), nameOf(boards))
