// What the map asks about gatherings that are to come.
import { gatheringPlaces } from '@aerie/contract/gathering-places'
import { endpointQuery } from '#lib/api.ts'

export const gatheringPlacesQuery = endpointQuery(gatheringPlaces.list)
