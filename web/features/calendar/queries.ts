// The private address under which a calendar program finds one's trips.
import { calendar } from '@aerie/contract/calendar'
import { endpointQuery } from '#lib/api.ts'

export const calendarQuery = endpointQuery(calendar.show)
