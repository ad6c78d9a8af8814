// Server-sent events: which answers of open pages have gone stale.
import * as z from 'zod/mini'
import { type AnyEndpoint, endpoint, endpoints } from './endpoint.ts'
import { Id } from './values.ts'

/**
 * The answers of an endpoint, named by its path; with `ids`, only those about these objects, or these entries of a list.
 */
export const Stale = z.object({ path: z.string(), ids: z.optional(z.array(Id)) })
export type Stale = z.infer<typeof Stale>

/** Every cached answer may be stale. */
export const EVERYTHING = 'everything'

/** The data of one server-sent event. Changes are numbered in the order in which they were committed. */
export const StaleMessage = z.object({
  number: z.nullable(z.int()),
  stale: z.union([z.literal(EVERYTHING), z.array(Stale)]),
})
export type StaleMessage = z.infer<typeof StaleMessage>

/** The header with the number of the newest change: in a request the newest the page has received, in a response the newest the call made. */
export const CHANGE_HEADER = 'x-change-number'

type Named = Pick<AnyEndpoint, 'path'>

export const stale = (...endpoints: Named[]): Stale[] => endpoints.map(({ path }) => ({ path }))

/** The same of some objects only. */
export const staleOf = (ids: number[], ...endpoints: Named[]): Stale[] => endpoints.map(({ path }) => ({ path, ids }))

export const changes = endpoints('changes', {
  stream: endpoint('GET', '/api/events', {
    summary:
      'Server-sent events that say which answers have gone stale; with `age`, those of so many milliseconds before it too.',
    query: z.strictObject({ age: z.optional(z.string().check(z.regex(/^\d{1,12}$/))) }),
    answers: 'text/event-stream',
  }),
})
