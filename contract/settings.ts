// The organisation's own words, and the figures of the dashboard.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a visitor may read too; the landing quote is split around its hidden word. */
export const PublicWords = z.object({
  name: z.string(),
  shortName: z.string(),
  motto: z.string(),
  quote: z.object({ before: z.string(), word: z.string(), after: z.string() }),
  quoteSource: z.string(),
  privacyEmail: z.string(),
  passwordMinLength: z.int(),
})
export type PublicWords = z.infer<typeof PublicWords>

export const Words = z.extend(PublicWords, {
  yearsOfHistory: z.int(),
  chatInviteUrl: z.nullable(z.string()),
  offices: z.array(z.string()),
  classCount: z.int(),
  /** Who lives or travels within this many kilometres of a place is near it. */
  nearbyRadiusKm: z.int(),
})
export type Words = z.infer<typeof Words>

export const Stats = z.object({
  totalMembers: z.int(),
  activeMembers: z.int(),
  admins: z.int(),
  superAdmins: z.int(),
  verified: z.int(),
  yearsOfHistory: z.int(),
})
export type Stats = z.infer<typeof Stats>

export const settings = {
  words: endpoint('GET', '/api/settings', { summary: "The organisation's words.", response: Words }),
  publicWords: endpoint('GET', '/api/settings/public', {
    summary: 'The words of the landing and privacy pages.',
    who: 'visitor',
    response: PublicWords,
  }),
  stats: endpoint('GET', '/api/stats', { summary: 'How many we are.', response: Stats }),
}
