// What has happened since a member was last here, in numbers.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** Of what the caller may see; what there is none of is left out. */
export const DigestPart = z.object({
  /**
   * `trips`: shared ones that come near where he lives. `polls` and `elections`: called since, and still to be voted in.
   * `documents`: all were asked to read them, and he has not said that he has. `photos`: on which others tagged him.
   * `brothers`: who came in. `children`: born lately, as their fathers say.
   */
  kind: z.enum(['news', 'trips', 'polls', 'elections', 'documents', 'photos', 'brothers', 'children', 'activity']),
  count: z.int(),
})
export type DigestPart = z.infer<typeof DigestPart>

export const Digest = z.object({ since: z.iso.datetime(), parts: z.array(DigestPart) })
export type Digest = z.infer<typeof Digest>

export const digest = endpoints('digest', {
  summary: endpoint('GET', '/api/feed/summary', {
    summary: 'What has happened since your last visit; null when you were here within a week, or nothing has.',
    response: z.object({ digest: z.nullable(Digest) }),
  }),
})
