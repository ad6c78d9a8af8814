// The brotherhood's papers: kept, shown by level, searched in.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight, nextQuarter } from '#platform/jobs/recurring.ts'
import {
  convertDocument,
  convertFormer,
  convertOffice,
  giveUpDocument,
  leaveUnconverted,
  makeDocument,
} from './making.ts'
import { capabilitiesOf } from './policy.ts'
import { documentRoutes } from './routes.ts'
import { nextScanning, scanDocument, scanUnanswered } from './scanning.ts'
import { removeLeft } from './service.ts'
import { tidyDocuments } from './tidying.ts'

export const documents: Feature = {
  routes: documentRoutes,
  documentJobs: ({ ctx, ...readers }) => ({
    'make-document': {
      work: ({ versionId }) => makeDocument(ctx, readers, Number(versionId)),
      onGivenUp: giveUpDocument(ctx),
    },
  }),
  officeJobs: ({ ctx, ...readers }) => ({
    'convert-paper': {
      work: ({ versionId }) => convertOffice(ctx, readers, Number(versionId)),
      onGivenUp: ({ versionId }) => leaveUnconverted(ctx, readers, Number(versionId)),
      mostAttempts: 2,
    },
  }),
  longJobs: ({ ctx, films, pictures }) => ({
    'convert-document': {
      work: ({ versionId }) => convertDocument(ctx, { films, pictures }, Number(versionId)),
      onGivenUp: giveUpDocument(ctx),
    },
  }),
  jobs: ({ ctx, office, scanner }) => ({
    'convert-former-papers': () => convertFormer(ctx, { office }),
    'scan-document': ({ versionId }) => scanDocument(ctx, scanner, Number(versionId)),
    'scan-documents': () => scanUnanswered(ctx, scanner),
    'remove-document-files': ({ code, extension }) =>
      removeLeft(ctx, { code: String(code), extension: String(extension) }),
    'tidy-documents': () => tidyDocuments(ctx),
  }),
  recurring: {
    'tidy-documents': nextMidnight,
    'convert-former-papers': nextQuarter,
    'scan-documents': nextScanning,
  },
  capabilities: capabilitiesOf,
}
