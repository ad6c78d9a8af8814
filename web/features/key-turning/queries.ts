// What the pages ask of the keys of an election that trustees keep sealed.
import { sealedElections } from '@aerie/contract/sealed-elections'
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { endpointQuery } from '#lib/api.ts'

export const electionKeysQuery = (electionId: number) =>
  endpointQuery(sealedElections.keys, { params: { electionId: String(electionId) } })

/** What one's own key is made from with one's words. */
export const ownSealedKeyQuery = (setId: number) =>
  endpointQuery(trusteeSets.show, { params: { setId: String(setId) } })
