// The files of photos and videos, to whom they may be shown.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { burnFilm, tidyFilmCopies } from './burning.ts'
import { photoFileSections } from './export-sections-data.ts'
import { capabilitiesOf } from './policy.ts'
import { photoFileRoutes } from './routes.ts'

export const photoFiles: Feature = {
  routes: photoFileRoutes,
  longJobs: ({ ctx, films }) => ({ 'burn-film': ({ filmCopyId }) => burnFilm(ctx, films, Number(filmCopyId)) }),
  jobs: ({ ctx }) => ({ 'tidy-film-copies': () => tidyFilmCopies(ctx) }),
  recurring: { 'tidy-film-copies': hourly },
  capabilities: capabilitiesOf,
  exportSections: photoFileSections,
}
