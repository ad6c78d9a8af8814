// The organisation's settings: its name, texts, offices and figures.
import { UTC } from '@aerie/text/zones'
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { Logo } from './logo.ts'
import { WordsChange } from './organisation-words.ts'
import { TimeZone } from './time-zone.ts'

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

/** What a category of documents is called for good, whatever its name. */
export const CATEGORY_SLUG = /^[a-z\d][a-z\d-]{0,99}$/
export const CategorySlug = z.string().check(z.regex(CATEGORY_SLUG, 'Category is required'))

/** The slug stays when the category is renamed, and documents keep it. */
export const DocumentCategory = z.object({ slug: z.string(), label: z.string() })
export type DocumentCategory = z.infer<typeof DocumentCategory>

const megabytes = z
  .int('A number from 1 to 50')
  .check(z.minimum(1, 'A number from 1 to 50'), z.maximum(50, 'A number from 1 to 50'))

/** The settings that visitors may read too; the landing quote is split around its hidden word. */
export const PublicSettings = z.object({
  name: z.string(),
  shortName: z.string(),
  motto: z.string(),
  /** Null where it has none. */
  logo: z.nullable(Logo),
  quote: z.object({ before: z.string(), word: z.string(), after: z.string() }),
  quoteSource: z.string(),
  privacyEmail: z.string(),
  passwordMinLength: z.int(),
  /** Whether the addresses of those who open photos and documents are kept. */
  accessLogging: z.boolean(),
  /** Months that it is kept who was given a copy of a photo or document. */
  copyMonths: z.int().check(z.minimum(3), z.maximum(36)),
  /** Whether Office files for all members, of which no PDF is made here, are sent to Microsoft to be shown. */
  externalOfficeViewer: z.boolean(),
  /** Whether strangers may ask to join. */
  publicRegistration: z.boolean(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const Settings = z.extend(PublicSettings, {
  foundingYear: z.int(),
  /** Reckoned from the founding year. */
  yearsOfHistory: z.int(),
  /** One more with each save of the organisation's words. */
  wordsVersion: z.int(),
  chatInviteUrl: z.nullable(z.string()),
  /** In which votes begin and end, and by whose name those moments are told. */
  timeZone: TimeZone,
  /** In their order of precedence. */
  offices: z.array(Office),
  /** In the order in which they are offered. */
  documentCategories: z.array(DocumentCategory).check(z.minLength(1)),
  classCount: z.int(),
  /** Who lives or travels within this many kilometres of a place is near it. */
  nearbyRadiusKm: z.int(),
  /** As many votes as a poll is reckoned to have at full participation; null where that is all who may vote in it. */
  fullPollVotes: z.nullable(z.int().check(z.minimum(1))),
  /** Whether copies of documents bear who was given them; photos always do. */
  documentWatermarking: z.boolean(),
  /** Whether brothers who have not connected LinkedIn are reminded to. */
  linkedinVerification: z.boolean(),
  /** Whether brothers who are no officers may upload documents, and photos and films into albums. */
  membersAddDocuments: z.boolean(),
  membersAddPhotos: z.boolean(),
  /** Whether officers read what brothers write of one who has passed before it stands. */
  remembrancesReadFirst: z.boolean(),
  /** How large one may be, in megabytes of 1,048,576 bytes. */
  largestDocumentMb: megabytes,
  largestPhotoMb: megabytes,
  largestFilmMb: megabytes,
  /** Whether mail leaves that nobody asked for a moment ago; sign-in, reset and confirmation mails always do. */
  emailNotifications: z.boolean(),
  /** Whether a passkey or an authenticator app is required of admins and super admins. */
  officerSecondStep: z.boolean(),
  /** Whether brothers call gatherings here; switched off, nothing of any is shown or told. */
  gatherings: z.boolean(),
  /** Whether devices on which the app is installed may keep the directory. */
  deviceCopies: z.boolean(),
  /** Whether who confirms the address of a record that waits gets it without an officer. */
  autoApproveMembers: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** As each stands until it is changed; the offices and categories that an installation begins with are the server's. */
export const DEFAULT_SETTINGS: Omit<Settings, 'yearsOfHistory' | 'offices' | 'documentCategories'> = {
  name: 'Aerie',
  shortName: 'OSOP',
  motto: 'Rise together',
  logo: null,
  quote: { before: 'A brother is the ', word: 'wind', after: ' you do not notice until you are flying.' },
  quoteSource: 'The House Book, first leaf',
  privacyEmail: 'privacy@aerie.example',
  passwordMinLength: 6,
  foundingYear: 1991,
  wordsVersion: 0,
  chatInviteUrl: null,
  timeZone: UTC,
  classCount: 35,
  nearbyRadiusKm: 100,
  fullPollVotes: null,
  documentWatermarking: true,
  externalOfficeViewer: false,
  accessLogging: true,
  copyMonths: 12,
  linkedinVerification: false,
  membersAddDocuments: true,
  membersAddPhotos: true,
  remembrancesReadFirst: false,
  largestDocumentMb: 50,
  largestPhotoMb: 50,
  largestFilmMb: 50,
  emailNotifications: true,
  officerSecondStep: false,
  gatherings: true,
  deviceCopies: true,
  autoApproveMembers: false,
  publicRegistration: false,
}

/** What super admins switch in System Settings; what is left out stays. */
export const SettingsChange = z.partial(
  z.strictObject(
    z.pick(Settings, {
      documentWatermarking: true,
      externalOfficeViewer: true,
      accessLogging: true,
      copyMonths: true,
      linkedinVerification: true,
      membersAddDocuments: true,
      membersAddPhotos: true,
      remembrancesReadFirst: true,
      largestDocumentMb: true,
      largestPhotoMb: true,
      largestFilmMb: true,
      emailNotifications: true,
      officerSecondStep: true,
      gatherings: true,
      deviceCopies: true,
      autoApproveMembers: true,
      publicRegistration: true,
    }).shape,
  ),
)
export type SettingsChange = z.infer<typeof SettingsChange>

/** As each switch stands while the installation is less guarded, or tells its members less. */
const LOWERED = {
  accessLogging: false,
  autoApproveMembers: true,
  deviceCopies: true,
  documentWatermarking: false,
  emailNotifications: false,
  externalOfficeViewer: true,
  officerSecondStep: false,
  publicRegistration: true,
} as const satisfies SettingsChange

/** Whether a switch is lowered, seen from what is sent alone: to raise one asks nobody. */
export const lowersGuard = (change: Record<string, unknown> = {}) =>
  Object.entries(LOWERED).some(([key, lowered]) => change[key] === lowered)

export const SwitchedSetting = z.keyof(z.required(SettingsChange))
export type SwitchedSetting = z.infer<typeof SwitchedSetting>

export const LastChange = z.object({
  setting: SwitchedSetting,
  changedAt: z.iso.datetime(),
  /** Null where he is gone. */
  changedBy: z.nullable(z.string()),
})
export type LastChange = z.infer<typeof LastChange>

export const settings = endpoints('settings', {
  show: endpoint('GET', '/api/settings', { summary: 'The settings of the organisation.', response: Settings }),
  showPublic: endpoint('GET', '/api/settings/public', {
    summary: 'The settings that the landing and privacy pages show.',
    who: 'visitor',
    response: PublicSettings,
  }),
  change: endpoint('PUT', '/api/settings', {
    summary: 'Change settings of the organisation; in force at once.',
    who: 'superAdmin',
    body: SettingsChange,
    response: Settings,
    fresh: (change) => (lowersGuard(change) ? WITHIN_AN_HOUR : null),
  }),
  saveWords: endpoint('PUT', '/api/settings/words', {
    summary: "All of the organisation's words and figures anew; refused where somebody else saved others since.",
    refuses: ['conflict', 'password_needed'],
    who: 'superAdmin',
    body: WordsChange,
    response: Settings,
  }),
  lastChanges: endpoint('GET', '/api/settings/changes', {
    summary: 'Who changed which setting last, of those that were changed.',
    who: 'admin',
    response: z.array(LastChange),
  }),
})
