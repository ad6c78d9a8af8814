// The organisation's settings: its name, texts, offices and figures.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** The colours the design has for offices, named for the office each was mixed for. */
export const OfficeColor = z.enum([
  'president',
  'vice-president',
  'board',
  'pledgemaster',
  'green-scarf',
  'rush-chair',
  'out-house-social',
  'in-house-social',
  'loremaster',
  'treasurer',
  'class-president',
  'alumni-chair',
  'natural-fibers',
  'other',
])
export type OfficeColor = z.infer<typeof OfficeColor>

/** The slug stays when the office is renamed. */
export const Office = z.object({ slug: z.string(), label: z.string(), color: OfficeColor })
export type Office = z.infer<typeof Office>

/** The settings that visitors may read too; the landing quote is split around its hidden word. */
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
  /** In their order of precedence. */
  offices: z.array(Office),
  classCount: z.int(),
  /** Who lives or travels within this many kilometres of a place is near it. */
  nearbyRadiusKm: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const settings = endpoints('settings', {
  show: endpoint('GET', '/api/settings', { summary: 'The settings of the organisation.', response: Settings }),
  showPublic: endpoint('GET', '/api/settings/public', {
    summary: 'The settings that the landing and privacy pages show.',
    who: 'visitor',
    response: PublicSettings,
  }),
})
