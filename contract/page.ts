// A list that is answered a page at a time; the address of the next page stands in the Link header.
import * as z from 'zod/mini'
import { Id } from './values.ts'

const LARGEST_PAGE = 200

/** How many to answer. */
export const limit = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/, 'A whole number from 1 to 200')),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.minimum(1, 'At least 1'), z.maximum(LARGEST_PAGE, 'At most 200')),
    ),
  ),
)
/** Where a page begins, as the page before it said. */
const cursor = z.optional(z.string().check(z.maxLength(200)))

/** Ids with commas between them, to ask for single entries. */
export const someIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,199}$/, 'Up to 200 ids with commas between them')),
  z.pipe(
    z.transform((list: string) => list.split(',').map(Number)),
    z.pipe(
      z.array(Id),
      z.transform((each: number[]) => new Set(each)),
    ),
  ),
)

/** The same of a list that is answered without them too. */
export const ids = z.optional(someIds)

export const pageQuery = z.strictObject({ limit, cursor })

/** The query and the answer of a list in pages, to be spread into its endpoint. */
export const page = <Entry extends z.ZodMiniType>(entry: Entry) => ({ query: pageQuery, response: z.array(entry) })
