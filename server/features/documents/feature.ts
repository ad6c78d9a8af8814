// The brotherhood's papers: kept, shown by level, searched in.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { convertDocument, giveUpDocument, makeDocument } from './making.ts'
import { capabilitiesOf } from './policy.ts'
import { documentRoutes } from './routes.ts'
import { removeLeft } from './service.ts'
import { tidyDocuments } from './tidying.ts'

export const documents: Feature = {
  routes: documentRoutes,
  documentJobs: ({ ctx, pictures, documentReader, films }) => ({
    'make-document': {
      work: ({ versionId }) => makeDocument(ctx, { pictures, documentReader, films }, Number(versionId)),
      onGivenUp: giveUpDocument(ctx),
    },
  }),
  longJobs: ({ ctx, films, pictures }) => ({
    'convert-document': {
      work: ({ versionId }) => convertDocument(ctx, { films, pictures }, Number(versionId)),
      onGivenUp: giveUpDocument(ctx),
    },
  }),
  jobs: ({ ctx }) => ({
    'remove-document-files': ({ code, extension }) =>
      removeLeft(ctx, { code: String(code), extension: String(extension) }),
    'tidy-documents': () => tidyDocuments(ctx),
  }),
  recurring: { 'tidy-documents': nextMidnight },
  capabilities: capabilitiesOf,
}
