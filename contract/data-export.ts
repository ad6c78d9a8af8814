// Everything that is kept of a member, for himself to take along.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'

/** How much there is to take along. */
export const ExportSize = z.object({ photos: z.int() })
export type ExportSize = z.infer<typeof ExportSize>

export const dataExport = endpoints('dataExport', {
  size: endpoint('GET', '/api/account/data/size', {
    summary: 'How many photos and videos your data holds.',
    response: ExportSize,
    fresh: () => WITHIN_AN_HOUR,
  }),
  download: endpoint('GET', '/api/account/data', {
    summary: 'Everything that is kept of you, as a zip: a page to read, the same as JSON, and your photos.',
    refuses: ['too_many'],
    answers: 'application/zip',
    fresh: () => WITHIN_AN_HOUR,
  }),
})
