// What stands in records and says nothing, such as “N/A” as somebody's city: listed for officers, and removed at once.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonRef } from './person.ts'

/** The fields that are looked through; of the brothers' names those that are no member's. */
export const BlankField = z.enum([
  'bigBrother',
  'littleBrothers',
  'location',
  'city',
  'country',
  'phone',
  'currentPosition',
  'currentCompany',
  'cohort',
  'significantOther',
])
export type BlankField = z.infer<typeof BlankField>

export const Blank = z.object({
  field: BlankField,
  /** As it is written. */
  text: z.string(),
  /** How many members have it. */
  count: z.int(),
  /** A few of them. */
  first: z.array(PersonRef),
})
export type Blank = z.infer<typeof Blank>

export const blanks = endpoints('blanks', {
  list: endpoint('GET', '/api/admin/blanks', {
    summary: 'What stands in records and says nothing, by field and text, with how many members have it.',
    who: 'superAdmin',
    response: z.array(Blank),
  }),
  remove: endpoint('POST', '/api/admin/blanks/remove', {
    summary: 'Remove one of them from all records, or all: from as many places as were confirmed, or none.',
    who: 'superAdmin',
    refuses: ['conflict'],
    body: z.strictObject({
      /** Null for all of them. */
      only: z.nullable(z.strictObject({ field: BlankField, text: z.string().check(z.maxLength(200)) })),
      confirmed: z.int().check(z.positive()),
    }),
    response: z.object({ message: z.string(), removed: z.int() }),
  }),
})
