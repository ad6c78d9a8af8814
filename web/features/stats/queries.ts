// How many the brotherhood is, as the dashboards ask for it.
import { stats } from '@aerie/contract/stats'
import { endpointQuery } from '#lib/api.ts'

export const statsQuery = endpointQuery(stats.show)
