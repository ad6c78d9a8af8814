// What the server tells open pages: which answers have gone stale.
import * as z from 'zod/mini'
import { type AnyEndpoint, endpoint } from './endpoint.ts'
import { Id } from './values.ts'

/**
 * The answers of an endpoint, named by its path; with `ids`, only those about these objects, or these entries of a list.
 */
export const Stale = z.object({ path: z.string(), ids: z.optional(z.array(Id)) })
export type Stale = z.infer<typeof Stale>

/** Whatever is kept anywhere may be out of date. */
export const EVERYTHING = 'everything'

/** The data of one server-sent event. Changes are numbered in the order in which they were committed. */
export const StaleMessage = z.object({
  number: z.nullable(z.int()),
  stale: z.union([z.literal(EVERYTHING), z.array(Stale)]),
})
export type StaleMessage = z.infer<typeof StaleMessage>

/** Carries the number of the newest change: from a page what it has heard of, from the server what a call brought about. */
export const CHANGE_HEADER = 'x-change-number'

type Named = Pick<AnyEndpoint, 'path'>

export const stale = (...endpoints: Named[]): Stale[] => endpoints.map(({ path }) => ({ path }))

/** The same of some objects only. */
export const staleOf = (ids: number[], ...endpoints: Named[]): Stale[] => endpoints.map(({ path }) => ({ path, ids }))

export const changes = {
  stream: endpoint('GET', '/api/events', {
    summary: 'Server-sent events that say which answers have gone stale.',
    answers: 'text/event-stream',
  }),
}
