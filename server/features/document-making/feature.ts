// Making documents ready: their covers and texts, and what is shown in place of their files.
import type { Feature } from '#platform/feature.ts'
import { nextQuarter } from '#platform/jobs/recurring.ts'
import {
  convertDocument,
  convertFormer,
  convertOffice,
  giveUpDocument,
  leaveUnconverted,
  makeDocument,
} from './making.ts'

export const documentMaking: Feature = {
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
  jobs: ({ ctx, office }) => ({ 'convert-former-papers': () => convertFormer(ctx, { office }) }),
  recurring: { 'convert-former-papers': nextQuarter },
}
