// What forms ask about where most brothers would be together.
import { meetingPlaces } from '@aerie/contract/meeting-places'
import { endpointQuery } from '#lib/api.ts'

/** Asked anew at each opening: trips are shared all the time, and nobody is told that this has changed. */
export const meetingPlacesQuery = { ...endpointQuery(meetingPlaces.list), staleTime: 0 }
