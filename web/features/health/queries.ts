// What the page of the installation's health asks.
import { health } from '@aerie/contract/health'
import { endpointQuery } from '#lib/api.ts'

export const detailsQuery = endpointQuery(health.details)
