// Documents that everybody is asked to read.
import type { Feature } from '#platform/feature.ts'
import { documentReadingSections } from './export-sections-data.ts'
import { documentNotifications, syncNoticesAfter } from './notices.ts'
import { capabilitiesOf } from './policy.ts'
import { documentReadingRoutes } from './routes.ts'

export const documentReadings: Feature = {
  routes: documentReadingRoutes,
  // Asked for where a document changes, which knows nothing of who is to read it.
  jobs: ({ ctx }) => ({ 'tell-document-readers': ({ documentId }) => syncNoticesAfter(ctx, Number(documentId)) }),
  capabilities: capabilitiesOf,
  notifications: documentNotifications,
  exportSections: documentReadingSections,
}
