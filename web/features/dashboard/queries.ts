// What the dashboard asks.
import { stats } from '@aerie/contract/stats'
import { endpointQuery } from '#lib/api.ts'

export const statsQuery = endpointQuery(stats.show)
