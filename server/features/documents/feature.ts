// The brotherhood's papers: kept, shown by level, searched in.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { documentSections } from './export-sections-data.ts'
import { capabilitiesOf } from './policy.ts'
import { documentRoutes } from './routes.ts'
import { scanNotifications } from './scan-notifications.ts'
import { nextScanning, scanDocument, scanUnanswered } from './scanning.ts'
import { removeLeft } from './service.ts'
import { tidyDocuments } from './tidying.ts'
import { listTitles } from './titles-data.ts'

export const documents: Feature = {
  routes: documentRoutes,
  jobs: ({ ctx, scanner }) => ({
    'scan-document': ({ versionId }) => scanDocument(ctx, scanner, Number(versionId)),
    'scan-documents': () => scanUnanswered(ctx, scanner),
    'remove-document-files': ({ code, extension }) =>
      removeLeft(ctx, { code: String(code), extension: String(extension) }),
    'tidy-documents': () => tidyDocuments(ctx),
  }),
  recurring: {
    'tidy-documents': nextMidnight,
    'scan-documents': nextScanning,
  },
  capabilities: capabilitiesOf,
  notifications: scanNotifications,
  auditSubjects: { document: { listNames: listTitles, pathOf: () => '/documents' } },
  exportSections: documentSections,
}
