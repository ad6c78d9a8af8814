// What the pages ask about elections sealed by trustees.
import { sealedElections } from '@aerie/contract/sealed-elections'
import { addressOf, endpointQuery } from '#lib/api.ts'

const positionParams = (electionId: number, positionId: number) => ({
  params: { electionId: String(electionId), positionId: String(positionId) },
})

export const sealedReceiptQuery = (electionId: number, positionId: number) =>
  endpointQuery(sealedElections.receipt, positionParams(electionId, positionId))

/** Whose keys are turned, and how many ballots each position has. */
/** Where the board of a position is downloaded. */
export const boardAddress = (electionId: number, positionId: number) =>
  addressOf(sealedElections.board, positionParams(electionId, positionId))
