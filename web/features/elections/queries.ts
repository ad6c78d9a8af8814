// What the pages ask about elections.
import { elections } from '@aerie/contract/elections'
import { endpointQuery } from '#lib/api.ts'

/** All of them, what can be voted on first. */
export const allElectionsQuery = endpointQuery(elections.list)

const positionParams = (electionId: number, positionId: number) => ({
  params: { electionId: String(electionId), positionId: String(positionId) },
})

export const positionReceiptQuery = (electionId: number, positionId: number) =>
  endpointQuery(elections.receipt, positionParams(electionId, positionId))

export const positionAuditQuery = (electionId: number, positionId: number) =>
  endpointQuery(elections.positionAudit, positionParams(electionId, positionId))

/** What its positions were certified with. */
export const electionAuditQuery = (electionId: number) =>
  endpointQuery(elections.audit, { params: { electionId: String(electionId) } })

/** How many would vote for a position of these classes, each as it is typed. */
export const electorateQuery = (classes: { classFilter: string; from: string; to: string }) => {
  const given = Object.entries(classes).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))
  return endpointQuery(elections.electorate, { query: Object.fromEntries(given) })
}
