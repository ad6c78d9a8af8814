// What the server tells open pages: which queries have gone stale.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The data of one server-sent event: prefixes of query keys, as in ['members', 12]. */
export const Invalidation = z.object({ keys: z.array(z.array(z.union([z.string(), z.int()]))) })
export type Invalidation = z.infer<typeof Invalidation>

export const events = {
  stream: endpoint('GET', '/api/events', {
    summary: 'Server-sent events that say which queries have gone stale.',
    answers: 'text/event-stream',
  }),
}
