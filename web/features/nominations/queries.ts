// What the pages ask about nominations.
import { nominations } from '@aerie/contract/nominations'
import { endpointQuery } from '#lib/api.ts'

const ofElection = (electionId: number) => ({ params: { electionId: String(electionId) } })

/** As one sees them oneself. */
export const nominationsQuery = (electionId: number) => endpointQuery(nominations.show, ofElection(electionId))

/** All who were named, for officers. */
export const allNominationsQuery = (electionId: number) =>
  endpointQuery(nominations.forOfficers, ofElection(electionId))

/** For what one is named and has not answered. */
export const askedQuery = endpointQuery(nominations.asked)
