// Connecting a LinkedIn account, and work experience from a member's own LinkedIn export.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { WorkEntry } from './members.ts'
import { line } from './values.ts'

/** The field of the form that carries Positions.csv, or the zip it came in. */
const EXPORT_FIELD = 'export'

export const LinkedinAddress = z.strictObject({ linkedinUrl: z.optional(line(300)) })

/** Without success, `message` says what to do instead. */
export const Extraction = z.object({
  success: z.boolean(),
  workExperience: z.array(WorkEntry),
  message: z.string(),
})
export type Extraction = z.infer<typeof Extraction>

export const linkedin = endpoints('linkedin', {
  auth: endpoint('GET', '/api/linkedin/auth', {
    summary: 'The address at LinkedIn that asks you to connect your account.',
    response: z.object({ authUrl: z.url() }),
  }),
  finish: endpoint('GET', '/api/linkedin/callback', {
    summary: 'Where LinkedIn sends you back to; redirects to your profile with the outcome in `linkedin`.',
    who: 'visitor',
    redirects: true,
    query: z.record(z.string(), z.string()),
  }),
  extract: endpoint('POST', '/api/linkedin/extract-experience', {
    summary:
      'Work experience from your LinkedIn export: a form with Positions.csv or the zip; or JSON with linkedinUrl.',
    body: LinkedinAddress,
    file: EXPORT_FIELD,
    response: Extraction,
  }),
})
