// Calendar feeds: the trips and gatherings of a member where his calendar programs read them.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Code } from './values.ts'

/** Where a calendar program finds a member's trips, those shared with him, and gatherings. */
const Calendar = z.object({
  /** When the address was made; null where there is none. */
  since: z.nullable(z.iso.datetime()),
  /** Answered once, when the address is made: only a hash of the secret in it is stored. */
  url: z.nullable(z.string()),
})

export const calendar = endpoints('calendar', {
  show: endpoint('GET', '/api/calendar', {
    summary: 'Whether your calendar feed has an address.',
    response: Calendar,
  }),
  renew: endpoint('POST', '/api/calendar', {
    summary: 'A new address for your calendar feed; the earlier one ends.',
    response: Calendar,
  }),
  end: endpoint('DELETE', '/api/calendar', { summary: 'End the address of your calendar feed.' }),
  feed: endpoint('GET', '/api/calendar/:token.ics', {
    summary: 'The trips of the member whose address it is, and gatherings to which he may come, for calendar programs.',
    who: 'visitor',
    params: z.object({ token: Code }),
    answers: 'text/calendar',
  }),
})
