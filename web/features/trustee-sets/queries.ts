// What the pages ask about committees of trustees.
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { endpointQuery } from '#lib/api.ts'

/** Those in which one holds a key; for officers all. */
export const trusteeSetsQuery = endpointQuery(trusteeSets.list)

export const trusteeSetQuery = (setId: number) => endpointQuery(trusteeSets.show, { params: { setId: String(setId) } })
