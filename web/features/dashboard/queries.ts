// What the dashboard asks.
import { settings } from '@aerie/contract/settings'
import { endpointQuery } from '#lib/api.ts'

export const statsQuery = endpointQuery(settings.stats)
