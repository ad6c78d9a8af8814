// Birthdays of the week, of those of one's line and class who let their day be shown; never the year.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonRef } from './person.ts'

/** Today and so many days after it are shown. */
export const BIRTHDAY_DAYS = 7

/** `on` is the day of this year on which it is kept: who was born on 29 February has it on the 28th in other years. */
export const Birthday = z.extend(PersonRef, { pledgeClass: z.nullable(z.int()), on: z.iso.date() })
export type Birthday = z.infer<typeof Birthday>

export const birthdays = endpoints('birthdays', {
  list: endpoint('GET', '/api/birthdays', {
    summary:
      'Whose birthday it is within a week, of active brothers of your line and class who let their day be shown.',
    response: z.object({ today: z.iso.date(), birthdays: z.array(Birthday) }),
  }),
})
