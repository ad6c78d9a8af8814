// Server-sent events: which answers of open pages have gone stale.
import * as z from 'zod/mini'
import { type AnyEndpoint, endpoint, endpoints } from './endpoint.ts'
import { Id } from './values.ts'

/**
 * The answers of an endpoint, named by its path; with `ids`, only those about these objects, or these entries of a list;
 * with `entries`, these entries of a list have come, or are new again, and are all that has changed.
 */
export const Stale = z.object({
  path: z.string(),
  ids: z.optional(z.array(Id)),
  /** Only those answers that show one of these members, by his id. */
  members: z.optional(z.array(Id)),
  /** Nothing has changed but what stands first in the list, and what is counted of it. */
  atTop: z.optional(z.literal(true)),
  entries: z.optional(z.array(z.unknown())),
})
export type Stale = z.infer<typeof Stale>

/** Every cached answer may be stale. */
export const EVERYTHING = 'everything'

/** The data of one server-sent event. Changes are numbered in the order in which they were committed. */
export const StaleMessage = z.object({
  number: z.nullable(z.int()),
  stale: z.union([z.literal(EVERYTHING), z.array(Stale)]),
  /** The page that made the change, and has shown it already. */
  except: z.optional(z.string()),
  /** Where many pages hear of it: within how many milliseconds they ask, each at a moment of its own. */
  within: z.optional(z.int()),
})
export type StaleMessage = z.infer<typeof StaleMessage>

/** Within so many milliseconds the pages that hear of a change ask, each at a moment of its own, unless they are so many that the server says otherwise. */
export const SPREAD_MS = 1000

/** The header with the number of the newest change: in a request the newest the page has received, in a response the newest the call made. */
export const CHANGE_HEADER = 'x-change-number'

/** The header with the name that a page gives itself: what it changes of its own it is not told to ask again. */
export const PAGE_HEADER = 'x-page'

type EndpointPath = Pick<AnyEndpoint, 'path'>

export const stale = (...endpoints: EndpointPath[]): Stale[] => endpoints.map(({ path }) => ({ path }))

/** The same of lists to which something came at the top. */
export const staleAtTop = (...endpoints: EndpointPath[]): Stale[] =>
  endpoints.map(({ path }) => ({ path, atTop: true }))

/** The same of some objects only. */
export const staleOf = (ids: number[], ...endpoints: EndpointPath[]): Stale[] =>
  endpoints.map(({ path }) => ({ path, ids }))

/** The same of those answers that show one of these members. */
export const staleShowing = (members: number[], ...endpoints: EndpointPath[]): Stale[] =>
  endpoints.map(({ path }) => ({ path, members }))

export const changes = endpoints('changes', {
  stream: endpoint('GET', '/api/events', {
    summary:
      'Server-sent events that say which answers have gone stale; with `age`, those of so many milliseconds before it too.',
    query: z.strictObject({ age: z.optional(z.string().check(z.regex(/^\d{1,12}$/))) }),
    answers: 'text/event-stream',
  }),
})
