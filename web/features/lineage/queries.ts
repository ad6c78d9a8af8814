// What the pages ask about the lineage.
import { lineage } from '@aerie/contract/lineage'
import { endpointQuery } from '#lib/api.ts'

export const lineageQuery = endpointQuery(lineage.list)
