// What the pages ask about elections.
import { elections } from '@aerie/contract/elections'
import { endpointQuery } from '#lib/api.ts'

/** All of them, the newest first. */
export const allElectionsQuery = endpointQuery(elections.list)

export const positionParams = (electionId: number, positionId: number) => ({
  params: { electionId: String(electionId), positionId: String(positionId) },
})

export const positionReceiptQuery = (electionId: number, positionId: number) =>
  endpointQuery(elections.receipt, positionParams(electionId, positionId))
