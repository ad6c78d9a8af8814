// How this organisation has set Aerie up: its own words, offices and figures.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a visitor may read too; the landing quote is split around its hidden word. */
export const PublicSettings = z.object({
  name: z.string(),
  shortName: z.string(),
  motto: z.string(),
  quote: z.object({ before: z.string(), word: z.string(), after: z.string() }),
  quoteSource: z.string(),
  privacyEmail: z.string(),
  passwordMinLength: z.int(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const Settings = z.extend(PublicSettings, {
  yearsOfHistory: z.int(),
  chatInviteUrl: z.nullable(z.string()),
  offices: z.array(z.string()),
  classCount: z.int(),
  /** Who lives or travels within this many kilometres of a place is near it. */
  nearbyRadiusKm: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const settings = {
  show: endpoint('GET', '/api/settings', { summary: 'How the organisation has set Aerie up.', response: Settings }),
  showPublic: endpoint('GET', '/api/settings/public', {
    summary: 'The settings that the landing and privacy pages show.',
    who: 'visitor',
    response: PublicSettings,
  }),
}
